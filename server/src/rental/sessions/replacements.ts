import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import type { WholeSession } from './find-session.ts';
import { giveDoorCode } from './give-door-codes.ts';
import { cancelUncollected } from './session-store.ts';

/**
 * Replaces another board after a problem. While the first is out it has no code, so its station doesn't know it, with
 * or without a network.
 */
export const findReplacementOf = (db: Db, firstId: string): Promise<WholeSession | undefined> =>
  db.selectFrom('sessions').selectAll().where('replaces', '=', firstId).executeTakeFirst();

/** Keyed by the replaced board. */
export async function listReplacements(db: Db, firstIds: string[]): Promise<Map<string, Replacement>> {
  if (firstIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select(['replaces', 'status', 'code', 'firstOpenAt'])
    .where('replaces', 'in', firstIds)
    .execute();
  return new Map(rows.map((row) => [row.replaces ?? '', row]));
}

export type Replacement = Pick<WholeSession, 'replaces' | 'status' | 'code' | 'firstOpenAt'>;

export const isWaiting = ({ status, code }: Pick<WholeSession, 'status' | 'code'>): boolean =>
  status === 'created' && code === null;

/** The first board is back, or staff agreed: the replacement may be collected. False if none waits. */
export async function releaseReplacement(tx: Tx, firstId: string, now: Temporal.Instant): Promise<boolean> {
  const session = await findReplacementOf(tx, firstId);
  const station = session && (await findBookingStation(tx, session.stationId));
  if (!session || !station || !isWaiting(session) || !isBefore(now, session.end)) return false;
  await giveDoorCode(tx, station, session.id, now);
  await closeByItself(tx, { kind: 'replacement-asked', target: firstId }, now);
  return true;
}

/** Nobody needs it any more, or the first board was taken after all. A collected replacement stays with its renter. */
export async function dropReplacement(
  tx: Tx,
  firstId: string,
  now: Temporal.Instant,
  { onlyWaiting = false } = {},
): Promise<void> {
  const session = await findReplacementOf(tx, firstId);
  if (!session || (onlyWaiting && !isWaiting(session))) return;
  await cancelUncollected(tx, [session.id], now);
  await closeByItself(tx, { kind: 'replacement-asked', target: firstId }, now);
}

/** A replacement of the booking waits or is out while the replaced board is out as well. */
export async function isOneOutTwice(db: Db, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('sessions as first', 'first.id', 'sessions.replaces')
    .select('sessions.id')
    .where('sessions.bookingId', '=', bookingId)
    .where('sessions.status', 'in', ['created', 'started'])
    .where('first.status', '=', 'started')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replacements made before then that still wait. */
export async function listWaitingReplacements(db: Db, before: Temporal.Instant) {
  const rows = await db
    .selectFrom('sessions')
    .select(['stationId', 'replaces'])
    .where('replaces', 'is not', null)
    .where('status', '=', 'created')
    .where('code', 'is', null)
    .where('createdAt', '<=', before)
    .execute();
  return rows.map(({ stationId, replaces }) => ({ stationId, firstId: replaces ?? '' }));
}
