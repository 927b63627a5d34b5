import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../ground/db/migrate.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import { newId } from '../ground/secrets.ts';

const COMMAND = fileURLToPath(new URL('./recover.ts', import.meta.url));
const EMAIL = 'chief@example.com';
const now = Temporal.Instant.from('2027-07-01T09:00:00Z');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'laine-recover-'));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const accountId = newId();
  await db.query
    .insertInto('accounts')
    .values({ id: accountId, email: EMAIL, role: 'admin', createdAt: now, updatedAt: now })
    .execute();
  await db.query
    .insertInto('passkeys')
    .values({
      id: newId(),
      accountId,
      credentialId: 'lost',
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name: 'In the sea',
      backedUp: false,
      createdAt: now,
    })
    .execute();
  await db.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

const recover = (...addresses: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
    execFile(process.execPath, [COMMAND, ...addresses], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });

test('the command on the server takes away what was lost', async () => {
  expect(await recover()).toMatchObject({ code: 2, said: expect.stringContaining('Whose sign-in?') });
  expect(await recover('Chief@Example.com')).toMatchObject({ code: 0, said: expect.stringContaining('1 passkeys') });
  const db = await openDatabase({ dataDir });
  const left = await db.query.selectFrom('passkeys').select('id').execute();
  const jobs = await db.query.selectFrom('jobs').select('kind').execute();
  await db.close();
  expect([left, jobs]).toEqual([[], [{ kind: 'send-rest' }]]);
});
