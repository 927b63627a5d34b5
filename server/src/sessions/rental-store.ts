import type { ItemStatus, LockerStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import { newId } from '../secrets.ts';

/** Sessions, lockers and items as a rental moves them. */

export async function findSession(tx: Tx, stationId: string, id: string) {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('stationId', '=', stationId)
    .executeTakeFirst();
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function findStartedAt(tx: Tx, stationId: string, lockerNumber: number): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('status', '=', 'started')
    .executeTakeFirst();
}

/** The renter was there and the door was not. It counts only as long as no other door has opened. */
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

/** Whether somebody else was given the code in the meantime. */
export async function isCodeTaken(tx: Tx, { id, stationId, code }: SessionRow): Promise<boolean> {
  if (code === null) return false;
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('stationId', '=', stationId)
    .where('code', '=', code)
    .where('id', '<>', id)
    .where(sql<boolean>`(status in ('created', 'started') or code_known)`)
    .executeTakeFirst();
  return row !== undefined;
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

export async function markFinished(
  tx: Tx,
  id: string,
  closeAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx.updateTable('sessions').set({ status: 'finished', closeAt, updatedAt: now }).where('id', '=', id).execute();
}

type LockerChange = { status?: LockerStatus; isOpen?: boolean; rfids?: string[] };

export async function changeLocker(
  tx: Tx,
  stationId: string,
  number: number,
  change: LockerChange,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('lockers')
    .set({ ...change, updatedAt: now })
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .execute();
}

export async function findLockerStatus(tx: Tx, stationId: string, number: number): Promise<LockerStatus | undefined> {
  const row = await tx
    .selectFrom('lockers')
    .select('status')
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.status;
}

export async function listItems(db: Db, stationId: string, lockerNumber: number) {
  return db
    .selectFrom('items')
    .select(['id', 'name', 'rfid', 'metadata', 'status'])
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .execute();
}

export async function setItemStatus(tx: Tx, ids: string[], status: ItemStatus, now: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('items')
    .set({ status, updatedAt: now })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .execute();
}

type DraftClaim = {
  sessionId: string;
  stationId: string;
  items: string[];
  amountInCents: number;
  note: string;
};

export async function insertDraftClaim(tx: Tx, claim: DraftClaim, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('claims')
    .values({ id: newId(), ...claim, status: 'draft', createdAt: now, updatedAt: now })
    .execute();
}
