import type { LogTitle } from '@laine/contract/log-title.ts';
import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { newId } from '../secrets.ts';
import { insertLog } from './log-store.ts';

type LogEntry = {
  /** For events that may be reported twice: written once. */
  id?: string;
  stationId: string;
  title: LogTitle;
  /** No codes and nothing personal: lines are kept for a year and read by everyone who runs the station. */
  data: unknown;
  lockerNumber?: number | null;
  sessionId?: string | null;
};

/** Writes a line for the station's staff. */
export async function writeLog(
  db: Db,
  { id = newId(), stationId, title, data, lockerNumber = null, sessionId = null }: LogEntry,
  now: Temporal.Instant,
): Promise<void> {
  const row = { id, stationId, title, data: asJson(data), lockerNumber, sessionId };
  await insertLog(db, { ...row, createdAt: now, updatedAt: now });
}
