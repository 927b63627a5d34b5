import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/postgres.mjs';
import { openInMemory } from '../ground/db/embedded.ts';
import type { Engine } from '../ground/db/engine.ts';
import { migrate } from '../ground/db/migrate.ts';
import { openDatabase, overEngine } from '../ground/db/open-database.ts';
import { createDatabase, dropWithCopies, inDatabase } from './server-databases.ts';

/** Migrated once per run; every test database is a copy. */
type TestTemplate = { engine: 'embedded'; file: string } | { engine: 'postgres'; serverUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const make = project.config.env['TEST_DATABASE'] === 'postgres' ? makePostgresTemplate : makeEmbeddedTemplate;
  const { template, remove } = await make();
  project.provide('testTemplate', template);
  return remove;
}

/** Kept between runs, because making an embedded database takes seconds. The name changes with what it is made of. */
async function makeEmbeddedTemplate() {
  const folder = new URL('../../../.cache/', import.meta.url);
  const file = new URL(`test-template-${await fingerprint()}.tar`, folder);
  if (!existsSync(file)) {
    const engine = await openInMemory();
    await dropUnusedDatabases(engine.pool);
    await migrate(overEngine('embedded', engine));
    // Otherwise every copy replays the migrations when it opens, 3.5 MB of log.
    await engine.pool.query('CHECKPOINT');
    const dump = await engine.dump();
    await engine.close();
    await mkdir(folder, { recursive: true });
    await removeOldTemplates(folder);
    // Renamed when whole: another run may look for it at the same time.
    const unfinished = new URL(`test-template-${randomUUID()}.tar`, folder);
    await writeFile(unfinished, dump.stream());
    await rename(unfinished, file);
  }
  return { template: { engine: 'embedded', file: fileURLToPath(file) } as const, remove: async () => {} };
}

/** The engine's own templates are two fifths of the files that each copy unpacks, and nothing is made from them. */
async function dropUnusedDatabases(pool: Engine['pool']): Promise<void> {
  await pool.query('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await pool.query(`DROP DATABASE ${name}`);
}

/** A recent one may be in use by another run. */
async function removeOldTemplates(folder: URL): Promise<void> {
  const dayAgo = Temporal.Now.instant().subtract({ hours: 24 }).epochMilliseconds;
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder);
    if (name.startsWith('test-template-') && (await stat(file)).mtimeMs < dayAgo) await rm(file);
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(fileURLToPath(import.meta.url)));
  hash.update(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')));
  const migrations = new URL('../ground/db/migrations/', import.meta.url);
  for (const name of (await readdir(migrations)).toSorted()) {
    hash.update(`${name}\0`).update(await readFile(new URL(name, migrations)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function makePostgresTemplate() {
  const server = await startPostgres();
  const name = await createDatabase(server.url, 'template1');
  const db = await openDatabase({ databaseUrl: inDatabase(server.url, name), dataDir: '' });
  await migrate(db);
  await db.close();
  return {
    template: { engine: 'postgres', serverUrl: server.url, name } as const,
    remove: async () => {
      // Workers keep theirs to the end.
      await dropWithCopies(server.url, name);
      await server.stop();
    },
  };
}
