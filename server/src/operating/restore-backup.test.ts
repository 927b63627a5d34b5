import { createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBackup } from '../ground/db/backup-file.ts';
import type { Database } from '../ground/db/open-database.ts';
import { markErased } from '../identity/accounts/mark-erased.ts';
import { openProductScene } from '../testing/open-product-scene.ts';
import { emptyTestDatabase, openTestDatabase } from '../testing/open-test-database.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { writeMark } from './installation/installation-store.ts';
import { askForRelease, findRestored } from './installation/maintenance.ts';
import { fingerprintOf } from './open-contact-key.ts';
import { readErased, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = Temporal.Instant.from('2027-07-01T09:00:00Z');
const key = { contactHashKey: 'of-the-database-that-was-backed-up', dataDir: '' };

async function backUp(db: Database): Promise<string> {
  const file = join(temporaryFolder(), 'laine.backup');
  await writeBackup(db, key, now, createWriteStream(file));
  return file;
}

async function rowsOf(file: string): Promise<string[]> {
  const rows: string[] = [];
  let table = '';
  for await (const line of (await openBackup(file)).lines) {
    if (!Array.isArray(line) && 'table' in line) ({ table } = line);
    // A restore adds its own mark, alert and job.
    else if (Array.isArray(line) && !['installation', 'alerts', 'jobs'].includes(table))
      rows.push(`${table} ${JSON.stringify(line)}`);
  }
  return rows.toSorted();
}

test('a backup restored into an empty database is the same, row by row, and is not released', async () => {
  const original = await openTestDatabase();
  await loadDemoData(original, now);
  const file = await backUp(original);
  const before = await rowsOf(file);
  await original.close();

  const copy = await emptyTestDatabase();
  await restoreBackup(copy, await openBackup(file), now);
  expect(await rowsOf(await backUp(copy))).toEqual(before);
  expect(before.length).toBeGreaterThan(200);
  expect(await findRestored(copy.query)).toMatchObject({ backupAt: now.toString(), isReleaseAsked: false });
  await expect(restoreBackup(copy, await openBackup(file), now)).rejects.toThrow('needs an empty');
  await copy.close();
});

test('a file that is cut off, changed or newer is refused and leaves nothing, and a station is never overwritten', async () => {
  const db = await openTestDatabase();
  await loadDemoData(db, now);
  const file = await backUp(db);
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 200));
  const target = await openTestDatabase();
  await expect(restoreBackup(target, await openBackup(file), now)).rejects.toThrow('damaged or cut off');
  expect(await target.query.selectFrom('accounts').select('id').execute()).toEqual([]);

  await writeFile(file, whole);
  const { header, lines } = await openBackup(file);
  const newer = { header: { ...header, version: '9.0.0', migrations: ['9999-later'] }, lines };
  await expect(restoreBackup(target, newer, now)).rejects.toThrow('made by Laine 9.0.0, which is newer');
  // Nobody has signed in, but somebody set up a station.
  await target.query.insertInto('stations').values({ id: 'pirita', createdAt: now, updatedAt: now }).execute();
  await expect(restoreBackup(target, { header, lines }, now)).rejects.toThrow('needs an empty');
  await writeFile(file, 'something else');
  await expect(openBackup(file)).rejects.toThrow('damaged or cut off');
  await Promise.all([db.close(), target.close()]);
});

test('in maintenance everything can be read and nothing changed or sent, until it is compared and released', async () => {
  const db = await openTestDatabase();
  await loadDemoData(db, now);
  const file = await backUp(db);
  await db.close();
  const copy = await emptyTestDatabase();
  await restoreBackup(copy, await openBackup(file), now);
  const scene = await openProductScene({ db: copy, env: { CONTACT_HASH_KEY: key.contactHashKey } });
  const jobs = () => copy.query.selectFrom('jobs').select('id').where('doneAt', 'is', null).execute();
  const waiting = (await jobs()).length;
  expect(waiting).toBeGreaterThan(0);

  const admin = await scene.as('admin@laine.test');
  const readiness = async () => (await fetch(`${scene.url}/readyz`)).text();
  expect(await readiness()).toContain('maintenance: restored and not released');
  const { alerts } = (await (await admin.fetch('/api/admin/alerts')).json()) as { alerts: { kind: string }[] };
  expect(alerts.map(({ kind }) => kind)).toContain('restored');
  const rename = () =>
    admin.fetch('/api/users/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'New' }),
    });
  const refused = await rename();
  expect({ status: refused.status, after: refused.headers.get('retry-after') }).toEqual({ status: 503, after: '60' });
  expect((await new TestBrowser(scene.url).post('/api/bookings/stripe', {})).status).toBe(503);
  await scene.jobs.drain();
  expect(await jobs()).toHaveLength(waiting);

  await askForRelease(copy.query, now);
  await expect.poll(() => findRestored(copy.query), SOON).toBeUndefined();
  await expect.poll(async () => (await rename()).status, SOON).toBe(200);
  expect(await readiness()).not.toContain('maintenance');
  await scene.close();
});

test('a backup has the key of its database or is none', async () => {
  const db = await openTestDatabase();
  await writeMark(db.query, 'contact-key', fingerprintOf(Buffer.from(key.contactHashKey)), now);
  await backUp(db);
  const dataDir = temporaryFolder();
  const write = (contactHashKey: string | undefined) =>
    writeBackup(db, { contactHashKey, dataDir }, now, createWriteStream(join(temporaryFolder(), 'laine.backup')));
  await expect(write('of-another-database'.padEnd(32))).rejects.toThrow('is not the key of this database');
  await expect(write(undefined)).rejects.toThrow('CONTACT_HASH_KEY is not set, and there is no contact-hash.key');
  expect(await readdir(dataDir)).toEqual([]);
  await db.close();
});

test('people who were removed after the backup are removed again where the log says so, the last admin never', async () => {
  const db = await openTestDatabase();
  await loadDemoData(db, now);
  const accounts = db.query.selectFrom('accounts');
  const [admin = '', gone = '', mentioned = ''] = (
    await accounts
      .select('id')
      .orderBy(sql`role = 'admin'`, 'desc')
      .execute()
  ).map(({ id }) => id);
  const log = join(temporaryFolder(), 'laine.log');
  const lines = [
    `{"level":30,"accountId":"${mentioned}","msg":"signed in"}`,
    `account removed ${mentioned}`,
    `{"accountId":"${mentioned}","msg":"account removed`,
    `laine-1  | {"level":30,"accountId":"${gone}","msg":"account removed"}`,
    `{"level":30,"accountId":"${admin}","msg":"account removed"}`,
  ];
  await writeFile(log, lines.join('\n'));
  const erased = await readErased(log);
  expect(erased).toEqual([gone, admin]);
  expect(await db.transaction((tx) => markErased(tx, erased, now))).toEqual({ found: 1, lastAdmin: admin });
  expect(await accounts.select('id').where('status', '=', 'deactivated').execute()).toEqual([{ id: gone }]);
  await expect(readErased('/nowhere/laine.log')).rejects.toThrow('ENOENT');
  await expect(readErased(temporaryFolder())).rejects.toThrow('EISDIR');
  await db.close();
});
