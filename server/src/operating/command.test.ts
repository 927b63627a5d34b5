import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, describeOnPostgres } from '../testing/open-test-database.ts';
import { byPort } from '../testing/server-databases.ts';

/** As an operator types it; `env` is the whole environment. */
const run = (command: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
    const given = { PATH: process.env['PATH'] ?? '', ...env };
    execFile(process.execPath, [file, ...args], { env: given }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test.each([
  ['backup', '/nowhere/laine.backup'],
  ['create-admin', 'chief@example.com'],
  ['recover', 'chief@example.com'],
  ['release-restored', ''],
])('%s makes no database of its own', async (command, given) => {
  const dataDir = temporaryFolder();
  const production = { NODE_ENV: 'production', DATA_DIR: dataDir };
  const answers = await Promise.all([run(command, [given], { DATA_DIR: dataDir }), run(command, [given], production)]);
  expect(answers).toEqual([
    { code: 1, said: `There is no database in ${dataDir}: set DATABASE_URL, or DATA_DIR to where it is\n` },
    { code: 1, said: 'DATABASE_URL is missing: with NODE_ENV=production it says which database is meant\n' },
  ]);
  expect(readdirSync(dataDir)).toEqual([]);
});

describeOnPostgres('with PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase();
    server = { url: byPort(url), drop };
  });
  afterAll(() => server.drop());
  const backUp = (file: string) =>
    run('backup', [file], { DATABASE_URL: server.url, CONTACT_HASH_KEY: 'k'.repeat(32) });

  test('a backup names the database that it read, and has people in it', async () => {
    const file = join(temporaryFolder(), 'laine.backup');
    const { host, pathname } = new URL(server.url);
    expect(await backUp(file)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`account in ${host}${pathname}`),
    });
    expect(existsSync(file)).toBe(false);
    expect(await run('create-admin', ['anna@example.com'], { DATABASE_URL: server.url })).toMatchObject({ code: 0 });
    expect(await backUp(file)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`rows of ${host}${pathname}, `),
    });
  });

  test('a backup lands where a file can be', async () => {
    const folder = temporaryFolder();
    expect(await backUp(folder)).toEqual({ code: 1, said: `${folder} is there and no plain file: name another one\n` });
    expect(await backUp(join(folder, 'none', 'laine.backup'))).toEqual({
      code: 1,
      said: expect.stringMatching(/^The backup cannot be written: ENOENT.*\n$/),
    });
  });

  test('a restore that is refused leaves no key, and reads the log first', async () => {
    const releases = fileURLToPath(new URL('../testing/releases/', import.meta.url));
    const file = join(releases, readdirSync(releases).find((name) => name.endsWith('.backup')) ?? '');
    const dataDir = temporaryFolder();
    const restore = (...args: string[]) => run('restore', args, { DATABASE_URL: server.url, DATA_DIR: dataDir });
    expect((await restore(file)).said).toMatch(/^A restore needs an empty DATABASE_URL.*\n$/);
    expect((await restore(file, '/nowhere/laine.log')).said).toMatch(/^ENOENT.*laine\.log'\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
