import { FORGOTTEN_THINGS_SECONDS } from '@laine/rules/constants.ts';
import type { LockerMove } from '@laine/rules/seats/locker-assignment.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { sql } from 'kysely';
import { boundEnd } from '../../ground/db/board-ends.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import type { WholeSession } from './find-session.ts';

type NewSession = Slot & {
  id: string;
  stationId: string;
  bookingId: string | null;
  lockerNumber: number;
  note?: string | null;
  externalUrl?: string | null;
  isExtra?: boolean;
  replaces?: string;
};

export async function insertSessions(tx: Tx, sessions: NewSession[], now: Temporal.Instant): Promise<void> {
  const rows = sessions.map((session) => ({
    ...session,
    ...(session.isExtra && { paidSeconds: 0 }),
    status: 'created' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insertInto('sessions').values(rows).execute();
}

/** Moves only uncollected sessions. The trigger raises their revision, so the station learns of it. */
export async function moveSessions(tx: Tx, moves: LockerMove[], now: Temporal.Instant): Promise<void> {
  for (const { sessionId, to } of moves) {
    await tx
      .updateTable('sessions')
      .set({ lockerNumber: to, updatedAt: now })
      .where('id', '=', sessionId)
      .where('status', '=', 'created')
      .execute();
  }
}

/** Also decides if a returned board was late. The station learns of it like of any other change. */
export async function setSessionEnds(
  tx: Tx,
  ids: string[],
  end: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ end, updatedAt: now })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '<>', 'cancelled')
    .execute();
}

/** For who changes boards of a station without having locked it before. */
export const lockStationOf = (tx: Tx, sessionId: string): Promise<unknown> =>
  sql`select from stations where id = (select station_id from sessions where id = ${sessionId})
    for no key update`.execute(tx);

/**
 * An end that a notice has announced. It may be earlier than the one its renter knew, but never counts before the
 * moment of the notice.
 */
export async function setToldEnds(tx: Tx, told: ToldEnd[], now: Temporal.Instant): Promise<void> {
  for (const { sessionId, end } of told) {
    await tx
      .updateTable('sessions')
      .set({ toldEnd: sql<Temporal.Instant>`greatest(${end}::timestamptz, least(told_end, ${now}))` })
      .where('id', '=', sessionId)
      .where('toldEnd', '>', Temporal.Instant.from(end))
      .execute();
  }
}

/** Called before staff change a board's times: paid time stays paid, wherever it moves. */
export const keepPaidTime = (tx: Tx, id: string): Promise<unknown> =>
  sql`update sessions set paid_seconds = ${lengthInSeconds}, booked_start = start
    where id = ${id} and booking_id is not null and paid_seconds is null`.execute(tx);

/**
 * An hour was added to boards to which staff had given time. Whoever pays for it counts on the time before it, so that
 * is kept as well.
 */
export const addPaidTime = (tx: Tx, ids: string[], seconds: number): Promise<unknown> =>
  sql`update sessions set paid_seconds = greatest(paid_seconds + ${seconds}::integer, ${lengthInSeconds}),
      given_seconds = given_seconds + greatest(0, ${lengthInSeconds} - paid_seconds - ${seconds}::integer)
    where id = any(${ids}) and paid_seconds is not null`.execute(tx);

const lengthInSeconds = sql`extract(epoch from "end" - start)::integer`;

/** Clears the locker of sessions if another session now has it at their time. */
export async function unseatSessions(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('sessions')
    .set({ lockerNumber: null, updatedAt: now })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', 'created')
    .where(
      sql<boolean>`exists (select from sessions other
        where other.station_id = sessions.station_id and other.locker_number = sessions.locker_number
          and other.id <> sessions.id and other.status in ('created', 'started')
          and tstzrange(other.start, other."end") && tstzrange(sessions.start, sessions."end"))`,
    )
    .execute();
}

/** A late payment takes new boards in place of those that its hold had lost. */
export async function reviveSession(tx: Tx, id: string, lockerNumber: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ status: 'created', lockerNumber, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .execute();
}

/** Cancels uncollected sessions. */
export async function cancelSessionsOf(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ status: 'cancelled', updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'created')
    .execute();
}

type CancelledBoard = { id: string; cancelledInCents: number; refundInCents: number };

/** The price and refund of a board that is given back, collected or not. */
export async function noteSums(tx: Tx, { id, ...sums }: CancelledBoard, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ...sums, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** It was collected after all, so it counts as before. */
export async function forgetSums(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  const sums = { cancelledInCents: null, refundInCents: null };
  await tx
    .updateTable('sessions')
    .set({ ...sums, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Codes that the station may still know: of live sessions, of others until it confirms having forgotten them, and of
 * those that may reopen a door for forgotten things.
 */
export async function readTakenCodes(tx: Tx, stationId: string, now: Temporal.Instant): Promise<Set<string>> {
  return (await readCodes(tx, { stationId, bookingId: null }, now)).taken;
}

/** Those codes, and which uncollected boards of a booking wait for one. */
export async function readCodes(
  tx: Tx,
  { stationId, bookingId }: { stationId: string; bookingId: string | null },
  now: Temporal.Instant,
): Promise<{ taken: Set<string>; waitingIds: string[] }> {
  const fetchedSince = now.subtract({ seconds: 2 * FORGOTTEN_THINGS_SECONDS });
  const { rows } = await sql<{ id: string; code: string | null }>`
    select id, code from sessions
    where station_id = ${stationId} and code is not null
      and (status in ('created', 'started') or code_known or close_at > ${fetchedSince})
    union all
    select id, null from sessions where booking_id = ${bookingId} and status = 'created' and code is null
    union all
    select session_id, code from retired_codes where station_id = ${stationId}`.execute(tx);
  return {
    taken: new Set(rows.flatMap(({ code }) => code ?? [])),
    waitingIds: rows.filter(({ code }) => code === null).map(({ id }) => id),
  };
}

type DoorCode = { id: string; code: string };

export async function setDoorCodes(
  tx: Tx,
  codes: DoorCode[],
  { codeKnown }: { codeKnown: boolean },
  now: Temporal.Instant,
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    update sessions set code = given.code, code_known = ${codeKnown}, told_locker_number = locker_number,
      updated_at = ${now}
    from unnest(${codes.map(({ id }) => id)}::text[], ${codes.map(({ code }) => code)}::text[]) as given (id, code)
    where sessions.id = given.id`.execute(tx);
}

export async function cancelUncollected(db: Db, ids: string[], now: Temporal.Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ status: 'cancelled', updatedAt: now })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', 'created')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The renter was there and the door didn't open. Counts only until another door has opened. */
export async function markDoorFailed(
  tx: Tx,
  stationId: string,
  id: string,
  doorFailedAt: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ doorFailedAt })
    .where('stationId', '=', stationId)
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
}

/** True if somebody else has the code now. */
export async function isCodeTaken(tx: Tx, { id, stationId, code }: WholeSession): Promise<boolean> {
  if (code === null) return false;
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('stationId', '=', stationId)
    .where('code', '=', code)
    .where('id', '<>', id)
    .where(sql<boolean>`(status in ('created', 'started') or code_known)`)
    .executeTakeFirst();
  if (row) return true;
  const retired = await tx
    .selectFrom('retiredCodes')
    .select('sessionId')
    .where('stationId', '=', stationId)
    .where('code', '=', code)
    .executeTakeFirst();
  return retired !== undefined;
}

type Start = {
  lockerNumber: number;
  firstOpenAt: Temporal.Instant;
  baselineRfids: string[] | null;
  code: string | null;
};

export async function markStarted(tx: Tx, id: string, start: Start, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ...start, status: 'started', updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Returned or missing: the rental is over, without a known time of return. */
export async function markFinished(
  tx: Tx,
  id: string,
  closeAt: Temporal.Instant | 'missing',
  now: Temporal.Instant,
): Promise<void> {
  const end = closeAt === 'missing' ? { missingSince: now } : { closeAt, missingSince: null };
  await tx
    .updateTable('sessions')
    .set({ ...end, status: 'finished', updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function markReopened(
  tx: Tx,
  id: string,
  again: { lockerNumber: number; code: string | null },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ...again, status: 'started', closeAt: null, missingSince: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

// Codes that a station's program knows, and those that it should.

const live = sql<boolean>`(sessions.status in ('created', 'started') and sessions.locker_number is not null)`;

/** A code counts as known as soon as it may be sent: the answer could get lost. */
export async function markCodesKnown(db: Db, stationId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ codeKnown: true })
    .where('stationId', '=', stationId)
    .where('codeKnown', '=', false)
    .where('code', 'is not', null)
    .where(live)
    .execute();
}

type SessionToKnow = {
  id: string;
  status: 'created' | 'started';
  lockerNumber: number;
  start: string;
  end: string;
  code: string;
  codeKnown: boolean;
  replaces: string | null;
  revision: number;
  phone: string | null;
  tariff: unknown;
};

const toKnow = sql<SessionToKnow[]>`(
  select coalesce(json_agg(json_build_object('id', sessions.id, 'status', sessions.status,
    'lockerNumber', sessions.locker_number, 'start', sessions.start, 'end', sessions."end", 'code', sessions.code,
    'codeKnown', sessions.code_known, 'replaces', sessions.replaces, 'revision', sessions.revision,
    'phone', bookings.phone, 'tariff', bookings.tariff)
    order by sessions.start, sessions.id), '[]')
  from sessions left join bookings on bookings.id = sessions.booking_id
  where sessions.station_id = stations.id and sessions.code is not null and ${live})`;

/** Codes that the station may still know although they no longer open anything. */
const toForget = sql<{ id: string; revision: number }[]>`(
  select coalesce(json_agg(gone), '[]') from (
    select id, revision from sessions where sessions.station_id = stations.id and code_known and not ${live}
    union all
    select session_id, revision from retired_codes where retired_codes.station_id = stations.id) gone)`;

/** Both at one moment: a session is never in both. The triggers `…_sessions_for_station` signal a change of either. */
export async function readSessionsForProgram(db: Db, stationId: string) {
  return db
    .selectFrom('stations')
    .select([toKnow.as('toKnow'), toForget.as('toForget')])
    .where('stations.id', '=', stationId)
    .executeTakeFirstOrThrow();
}

/**
 * Returns the bookings of cancelled boards whose codes are now forgotten, except one that was revived meanwhile: nothing
 * waits for the code of a board that came back.
 */
export async function markCodesForgotten(tx: Tx, stationId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .with('retired', (query) =>
      query
        .deleteFrom('retiredCodes')
        .where('sessionId', '=', sql<string>`any(${ids})`)
        .where('stationId', '=', stationId),
    )
    .updateTable('sessions')
    .set({ codeKnown: false })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('stationId', '=', stationId)
    .where('codeKnown', '=', true)
    .where(sql<boolean>`not ${live}`)
    .returning(['bookingId', 'status'])
    .execute();
  const cancelled = rows.filter(({ status }) => status === 'cancelled');
  return [...new Set(cancelled.flatMap(({ bookingId }) => bookingId ?? []))];
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}

type RetiredCode = { sessionId: string; stationId: string; code: string; revision: number };

/** Nobody else gets the code until the station confirms having forgotten it. */
export async function insertRetiredCode(tx: Tx, code: RetiredCode, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('retiredCodes')
    .values({ ...code, createdAt: now })
    .execute();
}

type SessionChange = {
  start?: Temporal.Instant;
  end?: Temporal.Instant;
  lockerNumber?: number;
  code?: string;
  status?: 'cancelled';
  note?: string | null;
  externalUrl?: string | null;
};

/** A change by staff. An end that the page showed holds until a notice has announced another. */
export async function updateSession(tx: Tx, id: string, change: SessionChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ...change, ...(change.end && { toldEnd: boundEnd }), updatedAt: now })
    .where('id', '=', id)
    .execute();
}
