import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { listWarningRows } from './warning-store.ts';

type Warnings = CallAnswer<typeof calls.person>['warnings'];

/** All that an account was ever warned for, as admins see it. */
export async function listWarnings(db: Db, accountId: string): Promise<Warnings> {
  const rows = await listWarningRows(db, accountId);
  return rows.map((row) => ({
    ...row,
    givenAt: row.givenAt.toString(),
    expiresAt: row.expiresAt.toString(),
    droppedAt: row.droppedAt?.toString() ?? null,
  }));
}
