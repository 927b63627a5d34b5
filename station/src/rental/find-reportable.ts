import { canReport } from '@laine/rules/price/problem.ts';
import { doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { RecentReturn } from '../memory/recent-returns.ts';
import type { RentalDeps } from './rental-deps.ts';

/** The rental, and so the locker, that a problem is about. */
export type Reportable = Pick<KnownSession, 'lockerNumber' | 'status' | 'end'> & { sessionId: string };

type Recognised = { session: KnownSession } | { recent: RecentReturn };

/** From when the code opens a door until a day after the end, and as long as the board is out. */
export function findReportable(
  { time }: RentalDeps,
  recognised: Recognised,
): { reportable: Reportable } | { answer: 'too-early'; from: Temporal.Instant } | { answer: 'over' } {
  const now = time.now();
  if ('recent' in recognised) {
    const { sessionId, lockerNumber, start, end, returned } = recognised.recent;
    return canReport({ start, end, closeAt: time.momentOf(returned) }, now)
      ? { reportable: { sessionId, lockerNumber, end, status: 'finished' } }
      : { answer: 'over' };
  }
  const { id: sessionId, lockerNumber, start, end, status } = recognised.session;
  const reportable = { sessionId, lockerNumber, end, status };
  if (status === 'started') return { reportable };
  const from = doorCodeWorksFrom(start);
  if (status === 'created' && isBefore(now, from)) return { answer: 'too-early', from };
  return status !== 'cancelled' && canReport({ start, end, closeAt: null }, now) ? { reportable } : { answer: 'over' };
}
