import type { Intent } from '../rental/answer-code.ts';
import type { CodeOutcome } from '../rental/enter-code.ts';
import type { LinkItem, RentalEvent } from '../rental/rental-event.ts';
import type { PaddleOutcome } from '../rental/scan-paddle.ts';
import type { KeypadOutcome, Thing, View } from './screen.ts';

type CodeView = Extract<View, { name: 'code' }>;

/** Used where nobody has entered a locker's things yet: the contents of a standard locker. */
const usualThings: readonly Thing[] = [
  { name: '', kind: 'board' },
  { name: '', kind: 'paddle' },
  { name: '', kind: 'vest' },
];
const thingsIn = (items: LinkItem[]): Thing[] => (items.length > 0 ? items.map(thingOf) : [...usualThings]);

const thingOf = ({ name, kind }: LinkItem): Thing => ({ name, kind });

type EventFacts = { items: LinkItem[]; endsAt: Temporal.Instant | null; stoppedAt: Temporal.Instant | null };

export function viewOfEvent(event: RentalEvent, facts: EventFacts): View {
  const { lockerNumber } = event;
  switch (event.what) {
    case 'opening':
    case 'checking':
      return { name: event.what, lockerNumber };
    case 'opened': {
      const endsAt = facts.endsAt && String(facts.endsAt);
      const stoppedAt = facts.stoppedAt && String(facts.stoppedAt);
      return { name: 'open', lockerNumber, purpose: event.purpose, items: thingsIn(facts.items), endsAt, stoppedAt };
    }
    case 'jammed':
      return {
        name: 'jammed',
        lockerNumber,
        isReturn: event.purpose === 'return',
        canTryAnother: event.canTryAnother,
        stoppedAt: event.stoppedAt && String(event.stoppedAt),
      };
    case 'closed':
      return viewOfClosed(event);
  }
  throw new Error(`Nothing to show of ${JSON.stringify(event)}`);
}

function viewOfClosed({ lockerNumber, endsAt, result }: Extract<RentalEvent, { what: 'closed' }>): View {
  switch (result.what) {
    case 'collected':
      return { name: 'collected', lockerNumber, endsAt: String(endsAt), isBoardInside: result.isBoardInside };
    case 'missing':
      return { name: 'missing', lockerNumber, items: result.items.map(thingOf) };
    case 'questioned':
      return { name: 'in-question', lockerNumber, stoppedAt: String(result.since) };
    case 'returned': {
      const { what: name, ...late } = result;
      return { name, lockerNumber, ...late };
    }
    default:
      return { name: 'still-out', lockerNumber, endsAt: String(endsAt) };
  }
}

/** The view when no door opened; undefined when one did or jammed, because an event shows that already. */
export function viewOfRefusal(
  outcome: CodeOutcome | PaddleOutcome,
  entry: Pick<CodeView, 'intent' | 'asksForPhoneDigits'>,
): View | undefined {
  const problem = (what: CodeView['problem']): View => ({ name: 'code', ...entry, problem: what });
  if ('answer' in outcome) {
    return problem(
      outcome.answer === 'too-early' ? { what: 'too-early', from: String(outcome.from) } : { what: outcome.answer },
    );
  }
  switch (outcome.outcome) {
    case 'opened':
    case 'jammed':
      return undefined;
    case 'moved-on':
      return { name: 'start' };
    case 'locked-out':
      return { name: 'locked-out', waitInSeconds: outcome.waitInSeconds };
    case 'wrong-code':
      return outcome.waitInSeconds > 0
        ? { name: 'locked-out', waitInSeconds: outcome.waitInSeconds }
        : problem({ what: 'wrong-code', triesLeft: outcome.triesLeft });
    case 'unknown-tag':
      return problem({ what: 'unknown-tag' });
    default:
      return problem(null);
  }
}

/** The same for scripts that press the keypad. */
export function keypadOutcome(outcome: CodeOutcome): KeypadOutcome {
  if ('answer' in outcome) return { outcome: outcome.answer };
  switch (outcome.outcome) {
    case 'opened':
    case 'jammed':
      return { outcome: outcome.outcome, lockerNumber: outcome.lockerNumber };
    case 'locked-out':
      return outcome;
    case 'wrong-code':
      return { outcome: 'wrong-code', ...(outcome.waitInSeconds > 0 && { waitInSeconds: outcome.waitInSeconds }) };
    case 'moved-on':
      return { outcome: 'busy' };
    default:
      return outcome;
  }
}

export type KeypadEntry = { code: string; phoneDigits?: string | undefined; intent: Intent };
