import { openAsBlob } from 'node:fs';
import { describe, inject } from 'vitest';
import { openInMemory } from '../ground/db/embedded.ts';
import type { Database } from '../ground/db/open-database.ts';
import { openDatabase, overEngine } from '../ground/db/open-database.ts';
import { lendDatabase } from './lend-database.ts';
import { createDatabase, dropDatabase, inDatabase } from './server-databases.ts';

/** A database of its own with every migration applied and no rows. Its engine is the test project's. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('testTemplate');
  if (template.engine === 'embedded') {
    return overEngine('embedded', await openInMemory(await openAsBlob(template.file)));
  }
  return lendDatabase(() => openOnServer(template.name));
}

/** Has no tables yet. */
export const emptyTestDatabase = async (): Promise<Database> =>
  inject('testTemplate').engine === 'embedded'
    ? overEngine('embedded', await openInMemory())
    : lendOnce(await openOnServer('template1'));

async function openOnServer(from: string) {
  const { url, drop } = await createTestDatabase(from);
  return { db: await openDatabase({ databaseUrl: url, dataDir: '' }), drop };
}

const lendOnce = ({ db, drop }: Awaited<ReturnType<typeof openOnServer>>): Database => ({
  ...db,
  async close() {
    await db.close();
    await drop();
  },
});

/** Only the address, for tests that open it several times; `template1` is before its migrations. PostgreSQL only. */
export async function createTestDatabase(from?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = inject('testTemplate');
  if (template.engine !== 'postgres') throw new Error('There is no server in the embedded project');
  const { serverUrl } = template;
  const name = await createDatabase(serverUrl, from ?? template.name);
  return { url: inDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

const engine = process.env['TEST_DATABASE'];

/** For contention, which the embedded engine hides: it has one connection. */
export const describeOnPostgres = engine === 'postgres' ? describe : describe.skip;

/** For what exists only where the database is a folder of ours. */
export const describeOnEmbedded = engine === 'embedded' ? describe : describe.skip;
