import pg from 'pg';
import { STALE_PLAN } from './preparing-client.ts';

/** SQLSTATE classes about the server, not the statement: connection, conflict, resources, locks, operator, system. */
const SERVER_CLASSES = new Set(['08', '40', '53', '55', '57', '58']);

/** The driver's messages for a lost connection, which have no code, and our own for one that fell silent. */
const LINE_IS_GONE =
  /^(Connection terminated|Client was closed|Client has encountered|timeout e|Query read timeout|The database has fallen)/;

/** True when the same work may succeed later: the database has a problem, not the work. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) {
    return SERVER_CLASSES.has(error.code?.slice(0, 2) ?? '') || error.message === STALE_PLAN;
  }
  return 'syscall' in error || LINE_IS_GONE.test(error.message);
}
