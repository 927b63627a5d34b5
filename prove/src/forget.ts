import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@laine/contract/calls.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { newStationKey } from '@laine/server/site/stations/link/new-station-key.ts';
import { openRentalScene, type RentalScene } from '@laine/server/testing/open-rental-scene.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { TestProgram } from '@laine/server/testing/test-program.ts';
import { sql } from 'kysely';
import { onPostgres } from './on-postgres.ts';
import type { Run } from './run.ts';

const DAY_IN_HOURS = 24;

/**
 * People with unmistakable names, addresses and words book, pay, rent, come back late, review and cancel; one is
 * banned, one owns a station. All of them leave. Thirty days later no trace of them is in a full dump of the database,
 * in the data folder or at the payment provider, except in the books.
 */
export const forget: Run = {
  name: 'forget',
  rounds: 1,
  async prove({ rounds, postgresUrl }) {
    let people = 0;
    let rows = 0;
    for (const random of rounds) {
      for (const on of [onEmbedded, (work: Story) => onPostgres(postgresUrl, work)]) {
        const counted = await on((scene) => tell(scene, random));
        people += counted.people;
        rows += counted.rows;
      }
    }
    return `${people} people forgotten, none found in ${rows} rows, the data folder and the provider`;
  },
};

type Counted = { people: number; rows: number };
type Story = (scene: RentalScene) => Promise<Counted>;

async function onEmbedded(work: Story): Promise<Counted> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-forget-'));
  const scene = await openRentalScene({ db: await openDatabase({ dataDir }) });
  try {
    return await work(scene);
  } finally {
    await scene.close();
    await rm(dataDir, { recursive: true });
  }
}

async function tell(scene: RentalScene, random: Random): Promise<Counted> {
  const mark = `q${random.between(100_000, 999_999)}x`;
  const beach = await openBeach(scene);
  const people = ['late', 'calm', 'cancelling', 'banned', 'owner'].map((part, index) => ({
    part,
    name: `${part}${mark}`,
    email: `${part}${mark}@example.com`,
    phone: `+3725${String(5_100_000 + random.between(0, 800_000) + index)}`,
  }));
  const words = [mark, ...people.map(({ phone }) => phone.slice(1))];
  const browsers = [];
  for (const [index, person] of people.entries()) {
    const customer = await scene.customer(person.name);
    await customer.browser.call(calls.editMe, { name: person.name, surname: `family${mark}`, phone: person.phone });
    const start = scene.clock.now().add({ minutes: 30 }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
    const slot = { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
    const { url, text } = await customer.checkout(slot, { phone: person.phone });
    assert.ok(url, text);
    await scene.pay(url);
    await scene.jobs.drain();
    const booking = await customer.newest();
    browsers.push({ ...customer, ...person, booking, lockerNumber: index + 1 });
  }
  const [late, calm, cancelling, banned, owner] = browsers;
  assert.ok(late && calm && cancelling && banned && owner);
  await cancelling.browser.call(calls.cancelBooking, { bookingId: cancelling.booking.id });
  await scene.advance({ minutes: 31 });
  for (const { booking } of [late, calm, banned]) await beach.collect(booking.id);
  await scene.advance({ minutes: 50 });
  await beach.giveBack(calm.booking.id);
  await scene.advance({ minutes: 45 });
  for (const { booking } of [late, banned]) await beach.giveBack(booking.id);
  await scene.jobs.drain();
  await calm.browser.call(calls.writeReview, {
    bookingId: calm.booking.id,
    stars: 5,
    text: `Calm water, says ${mark}`,
    locale: 'en',
  });
  const { query } = scene.db;
  await query
    .insertInto('stationOwners')
    .values({ stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() })
    .execute();
  await scene.advance({ hours: 3 });

  assert.ok((await search(scene, words)).found.length > 2 * people.length, 'the people are there before they leave');
  assert.ok((await searchFiles(scene, words)).length > 0, 'and the provider knows them');
  for (const { browser } of browsers) await browser.call(calls.deleteMe);
  const restriction = { status: 'banned', restrictedBecause: `Not paid, ${mark}` } as const;
  await query.updateTable('accounts').set(restriction).where('id', '=', banned.account.id).execute();
  beach.leave();
  await scene.advance({ hours: 30 * DAY_IN_HOURS + 1 });
  // The provider itself drops its events and remembered requests within another month.
  await scene.advance({ hours: 31 * DAY_IN_HOURS });

  const { found, rows } = await search(scene, words);
  assert.deepEqual(found, [], 'nothing of them is left in the database');
  assert.deepEqual(
    await searchFiles(scene, words),
    [],
    'nothing of them is left in the data folder and at the provider',
  );
  const kept = await query.selectFrom('rememberedContacts').select('contactHash').execute();
  assert.ok(kept.length > 0, 'a ban and warnings are remembered');
  const books = await query.selectFrom('ledger').select('id').where('accountId', '=', calm.account.id).execute();
  assert.ok(books.length > 0, 'the books are whole');
  return { people: people.length, rows };
}

/** A station whose program reports what its renters do. */
async function openBeach(scene: RentalScene) {
  const station = await scene.station({ lockers: 5 });
  const key = await newStationKey(scene.db.query, station.id, scene.clock.now());
  const program = new TestProgram({ url: scene.url, key, clock: scene.clock });
  await program.begin();
  const sessionOf = async (bookingId: string) => {
    const [session] = await scene.sessionsOf(bookingId);
    assert.ok(session);
    return { sessionId: session.id, lockerNumber: session.lockerNumber };
  };
  return {
    id: station.id,
    async collect(bookingId: string) {
      const session = await sessionOf(bookingId);
      await program.report({ type: 'session-started', ...session, baseline: [] });
    },
    async giveBack(bookingId: string) {
      const session = await sessionOf(bookingId);
      await program.report({ type: 'session-finished', ...session, missingItemIds: [], by: 'paddle' });
    },
    leave: () => program.cut(),
  };
}

/** Rows of the whole database, except the books, that contain one of the words. */
async function search(scene: RentalScene, words: string[]) {
  const { query } = scene.db;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(query);
  const found: string[] = [];
  let rows = 0;
  for (const { name } of tables.filter((table) => !['ledger', 'receipts'].includes(table.name))) {
    const dump = await sql<{ text: string }>`select whole::text as text from ${sql.table(name)} whole`.execute(query);
    rows += dump.rows.length;
    for (const { text } of dump.rows) if (words.some((word) => text.includes(word))) found.push(`${name}: ${text}`);
  }
  return { found, rows };
}

/** Stripe keeps a payment's e-mail as long as it has to keep the payment. */
const paymentRecords = new Set(['checkout.session', 'payment_intent', 'charge', 'refund']);
const PROVIDER_EVENT_DAYS = 30;

type Stored = { id: string; object: string; created?: number };

async function searchFiles(scene: RentalScene, words: string[]): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(scene.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const text = await readFile(join(entry.parentPath, entry.name), 'latin1');
    const parts = entry.name === 'payments.jsonl' ? lastStates(text, scene) : [text];
    for (const part of parts)
      if (words.some((word) => part.includes(word))) found.push(`${entry.name}: ${part.slice(0, 500)}`);
  }
  return found;
}

/** The stand-in's data after its next start, when it tidies up: the last state of each object, and no old events. */
function lastStates(lines: string, scene: RentalScene): string[] {
  const objects = new Map<string, Stored>();
  for (const line of lines.split('\n').filter(Boolean)) {
    for (const stored of JSON.parse(line) as Stored[]) objects.set(`${stored.object} ${stored.id}`, stored);
  }
  const eventsFrom = scene.clock.now().subtract({ hours: DAY_IN_HOURS * PROVIDER_EVENT_DAYS }).epochMilliseconds / 1000;
  const isOver = ({ object, created }: Stored) =>
    object === 'note.answer' || (object === 'event' && (created ?? 0) < eventsFrom);
  return [...objects.values()]
    .filter((stored) => !paymentRecords.has(stored.object) && !isOver(stored))
    .map((stored) => JSON.stringify(stored));
}
