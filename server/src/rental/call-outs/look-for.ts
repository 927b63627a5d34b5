import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { findOpenAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { callNext } from './call-next.ts';
import { hasRescue, listBoardsOut } from './call-out-store.ts';

type Searched = { bookingId: string; stationId: string };

/**
 * Starts calling people about the holders of a booking's boards that are overdue, or that staff report missing. The
 * caller holds the station's lock.
 */
export async function lookFor(tx: Tx, { bookingId, stationId }: Searched, now: Temporal.Instant): Promise<void> {
  const boards = (await listBoardsOut(tx, bookingId)).filter(
    ({ end, missingSince }) => missingSince !== null || !isBefore(now, end),
  );
  if (boards.length === 0 || (await findOpenAlert(tx, { kind: 'not-back', target: bookingId }))) return;
  const data = { bookingId, lockerNumbers: boards.flatMap(({ lockerNumber }) => lockerNumber ?? []) };
  await raiseAlert(tx, { kind: 'not-back', target: bookingId, stationId, data }, now);
  const alertId = (await findOpenAlert(tx, { kind: 'not-back', target: bookingId }))?.id;
  if (alertId === undefined) return;
  await queueNotices(tx, { bookingId, kind: 'not-back', occasion: alertId, now });
  await callNext(tx, alertId, now);
}

/**
 * Staff report a board as missing: a search continues or starts now, unless a rescue service has had it since the board
 * was due.
 */
export async function lookForMissing(
  tx: Tx,
  { dueAt, ...searched }: Searched & { dueAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  if (!(await hasRescue(tx, searched.bookingId, dueAt))) await lookFor(tx, searched, now);
}
