import pg from 'pg';

/** Classes of SQLSTATE about the server rather than the statement: line, conflict, resources, locks, operator, system. */
const SERVER_CLASSES = new Set(['08', '40', '53', '55', '57', '58']);

/** How the driver says that the line is gone, without a code, and we ourselves where it fell silent. */
const LINE_IS_GONE =
  /^(Connection terminated|Client was closed|Client has encountered|timeout e|Query read timeout|The database has fallen)/;

/** True when the same work may succeed once the database is well again: nothing is wrong with the work. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return SERVER_CLASSES.has(error.code?.slice(0, 2) ?? '');
  return 'syscall' in error || LINE_IS_GONE.test(error.message);
}
