import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { readRefundable } from '../../money/payments/refundable.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import type { Scope } from './cancellation-sums.ts';
import { isWhole } from './cancellation-sums.ts';
import { deductedForHour } from './charge-pass-hour.ts';
import { findHeldHour } from './end-held-hour.ts';
import { cancellableAlone } from './present-booking.ts';

/** The named boards, or all. Refuses boards that can't be cancelled. */
export async function chooseBoards(
  db: Db,
  booking: BookingRow,
  sessionIds: readonly string[] | undefined,
  now: Temporal.Instant,
): Promise<Omit<Scope, 'atFault'>> {
  const sessions = await listSessionsOf(db, booking.id);
  const open = cancellableAlone(booking, sessions, now);
  const named = sessionIds ? open.filter(({ id }) => sessionIds.includes(id)) : open;
  // Boards that staff added go with the last paid one.
  const boards = isWhole({ sessions, boards: named }) ? open : named;
  const scope = {
    sessions,
    boards,
    refundable: await readRefundable(db, booking.id),
    deductedForHour: await deductedForHour(db, booking),
  };
  const areAllOpen = sessionIds !== undefined && named.length === new Set(sessionIds).size;
  if (named.length === 0 || !(isWhole(scope) || areAllOpen)) throw new Refusal('not-cancellable');
  // A requested hour is priced by the present boards, so it has to be paid or lapse first.
  if (!isWhole(scope) && (await findHeldHour(db, booking.id))) throw new Refusal('state-moved-on');
  return scope;
}
