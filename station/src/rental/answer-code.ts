import { answerToDoorCode, doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import { isOutOfService, lockersToCollectFrom, type LockerWall } from './lockers-to-collect-from.ts';

export type Intent = 'open' | 'return';

export type CodeAnswer =
  | { answer: 'collect'; lockerNumbers: number[] }
  | { answer: 'open-again'; purpose: 'again' | 'return' }
  | { answer: 'too-early'; from: Temporal.Instant }
  | { answer: 'locker-taken' | 'locker-off' | 'over' | 'not-collected' | 'no-collection' };

type Asked = { session: KnownSession; intent: Intent; wall: LockerWall; isCollectionOpen: boolean };

/** Opening again and returning work at any time, even when the station is closed. */
export function answerCode({ session, intent, wall, isCollectionOpen }: Asked, now: Temporal.Instant): CodeAnswer {
  const lockerNumbers = lockersToCollectFrom(wall, session, now);
  const answer = answerToDoorCode(session, lockerNumbers.length > 0, now);
  if (session.status === 'started') return { answer: 'open-again', purpose: intent === 'return' ? 'return' : 'again' };
  if (answer === 'over') return { answer };
  if (intent === 'return') return { answer: 'not-collected' };
  if (!isCollectionOpen) return { answer: 'no-collection' };
  if (answer === 'too-early') return { answer, from: doorCodeWorksFrom(session.start) };
  if (answer === 'opens') return { answer: 'collect', lockerNumbers };
  // Nobody brings a board back to a locker that is out of service, so there's nothing to wait for.
  return { answer: isOutOfService(wall, session) ? 'locker-off' : answer };
}
