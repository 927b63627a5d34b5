import type { LockerStatus } from '@laine/contract/states.ts';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import { asJson } from '../../../ground/db/tables/json.ts';

export type LockerRow = Awaited<ReturnType<typeof listLockerRows>>[number];

export async function listLockerRows(db: Db, stationId: string) {
  return db.selectFrom('lockers').selectAll().where('stationId', '=', stationId).orderBy('number').execute();
}

export async function findLocker(db: Db, stationId: string, number: number) {
  return db
    .selectFrom('lockers')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Numbered from 1; an empty name counts as none. */
export async function insertLockers(
  tx: Tx,
  stationId: string,
  names: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = names.map((name, index) => ({
    stationId,
    number: index + 1,
    metadata: asJson(nameOnly(name)),
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insertInto('lockers').values(rows).execute();
}

const nameOnly = (name: string): Record<string, string> => (name === '' ? {} : { name });

export type LockerChange = {
  status?: LockerStatus | undefined;
  notes?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
};

export async function updateLocker(
  tx: Tx,
  stationId: string,
  number: number,
  { status, notes, metadata }: LockerChange,
  now: Temporal.Instant,
) {
  return tx
    .updateTable('lockers')
    .set({
      ...(status && { status }),
      ...(notes !== undefined && { notes }),
      ...(metadata && { metadata: asJson(metadata) }),
      updatedAt: now,
    })
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type LockerState = { status?: LockerStatus; isOpen?: boolean; rfids?: string[] };

/** A report by a station or its reader. */
export async function setLockerState(
  tx: Tx,
  stationId: string,
  number: number,
  change: LockerState,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('lockers')
    .set({ ...change, updatedAt: now })
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .execute();
}

/** A board of this locker is on the water. */
export async function hasStartedSession(db: Db, stationId: string, lockerNumber: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('status', '=', 'started')
    .executeTakeFirst();
  return row !== undefined;
}
