import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { calls } from '@laine/contract/calls.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBackup } from '../ground/db/backup-file.ts';
import { pendingMigrations } from '../ground/db/migrate.ts';
import { openProductScene } from '../testing/open-product-scene.ts';
import { emptyTestDatabase } from '../testing/open-test-database.ts';
import { restoreContactKey } from './open-contact-key.ts';
import { restoreBackup } from './restore-backup.ts';

const releases = new URL('../testing/releases/', import.meta.url);
const kept = (await readdir(releases)).filter((name) => name.endsWith('.backup'));
/** An upgrade meets unfinished work, which it could break unnoticed on an empty database. */
const livedIn = [
  ...([
    'paymentPages',
    'notices',
    'passes',
    'giftCards',
    'debts',
    'claims',
    'extensions',
    'overtimes',
    'warnings',
  ] as const),
  ...([
    'problems',
    'returnQuestions',
    'statements',
    'receipts',
    'closures',
    'audit',
    'alerts',
    'stationEvents',
  ] as const),
];

// Reads back thousands of rows one by one, and then makes a hundred calls.
const LONG = { timeout: 120_000 };
test.each(sample(kept, 2))(
  'release %s is upgraded, and all that people did with it can be read',
  LONG,
  async (name) => {
    const db = await emptyTestDatabase();
    const backup = await openBackup(fileURLToPath(new URL(name, releases)));
    await restoreBackup(db, backup, backup.header.madeAt);
    expect(await pendingMigrations(db)).toEqual([]);
    for (const table of livedIn) {
      const row = await db.query
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .limit(1)
        .executeTakeFirst();
      expect([table, row]).toEqual([table, { one: 1 }]);
    }
    const due = db.query.selectFrom('jobs').select('id').where('doneAt', 'is', null);
    expect((await due.where('runAt', '<', backup.header.madeAt).execute()).length).toBeGreaterThan(0);

    const dataDir = temporaryFolder();
    restoreContactKey({ contactHashKey: undefined, dataDir }, backup.header.contactKey);
    const scene = await openProductScene({ db, env: { DATA_DIR: dataDir } });
    const { call } = await scene.as('admin@laine.test');
    for (const list of ['dashboard', 'ledger', 'debts', 'claims', 'statements', 'giftCards', 'problems'] as const)
      await call(calls[list], {});
    const { bookings } = await call(calls.adminBookings, { limit: 1000 });
    expect(bookings.length).toBeGreaterThan(20);
    for (const { id: bookingId } of bookings) await call(calls.adminBooking, { bookingId });
    await scene.close();
  },
);
