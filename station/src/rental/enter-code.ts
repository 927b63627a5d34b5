import { afterRightCode } from '@laine/rules/seats/keypad-lockout.ts';
import type { Intent } from './answer-code.ts';
import { fetchForgotten, isFetchable } from './fetch-forgotten.ts';
import type { TypedCode } from './match-code.ts';
import { openedByCode } from './open-door.ts';
import { answerFor, openForSession, type SessionOutcome } from './open-for-session.ts';
import { countRefusedCode, recogniseCode, type Unrecognised } from './recognise-code.ts';
import type { RentalDeps } from './rental-deps.ts';

export type CodeOutcome = SessionOutcome | Unrecognised;

export async function enterCode(deps: RentalDeps, typed: TypedCode & { intent: Intent }): Promise<CodeOutcome> {
  const { memory } = deps;
  const recognised = recogniseCode(deps, typed);
  const noteRightCode = () => {
    const { keypads } = memory;
    memory.transaction(() => keypads.set('door-codes', afterRightCode(keypads.get('door-codes'), keypads.now())));
  };
  // Only a code that opens a door resets the count of wrong ones: an expired code proves nothing about who types it.
  if ('recent' in recognised) {
    if (!isFetchable(deps, recognised.recent)) {
      countRefusedCode(deps);
      return { answer: 'over' };
    }
    noteRightCode();
    return fetchForgotten(deps, recognised.recent);
  }
  if (!('session' in recognised)) return recognised;
  const { session } = recognised;
  const { answer } = answerFor(deps, session.id, typed.intent);
  if (answer === 'collect' || answer === 'open-again') noteRightCode();
  else countRefusedCode(deps);
  return openForSession(deps, session.id, typed.intent, openedByCode);
}
