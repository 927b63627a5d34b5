import { SOON } from '@laine/contract/testing/soon.ts';
import { exampleTariff } from '@laine/rules/example-terms.ts';
import { expect, vi } from 'vitest';
import type { Tx } from '../ground/db/open-database.ts';
import { asJson } from '../ground/db/tables/json.ts';
import { newId } from '../ground/secrets.ts';
import { isStationConnected } from '../site/stations/link/is-station-connected.ts';
import { newStationKey } from '../site/stations/link/new-station-key.ts';
import type { ProductSceneOptions } from './open-product-scene.ts';
import type { RentalScene, StationWish } from './open-rental-scene.ts';
import { openRentalScene, testTag } from './open-rental-scene.ts';
import type { Happening, TestProgramOptions } from './test-program.ts';
import { TestProgram } from './test-program.ts';

export type LinkScene = Awaited<ReturnType<typeof openLinkScene>>;
export type Beach = Awaited<ReturnType<LinkScene['beach']>>;
type Place = Awaited<ReturnType<typeof makeBeach>>;

type BeachWish = StationWish & { prefs?: Record<string, string> };
type ProgramWish = Partial<Pick<TestProgramOptions, 'commands' | 'keeps' | 'key' | 'url'>>;

type RentWish = {
  slot?: ReturnType<Place['slot']>;
  count?: number;
  /** An existing customer. */
  by?: Awaited<ReturnType<RentalScene['customer']>> | undefined;
};
type BookWish = { startsIn?: Temporal.DurationLike; length?: Temporal.DurationLike; lockerNumber?: number };

/** A station with a key, and a board, a paddle and a vest in each locker. */
async function makeBeach(scene: RentalScene, { prefs = {}, lockers = 2, ...wish }: BeachWish) {
  const { db, clock } = scene;
  const station = await scene.station({ ...wish, lockers });
  const { id: stationId } = station;
  const now = clock.now();
  await db.query
    .updateTable('stations')
    .set({ prefs: asJson(prefs) })
    .where('id', '=', stationId)
    .execute();
  const key = await newStationKey(db.query, stationId, now);
  return {
    ...station,
    key,
    tag: (lockerNumber: number, kind: string) => testTag(stationId, lockerNumber, kind),
    locker: (number: number) =>
      db.query
        .selectFrom('lockers')
        .selectAll()
        .where('stationId', '=', stationId)
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    async items(lockerNumber: number) {
      const rows = await db.query.selectFrom('items').selectAll().where('stationId', '=', stationId).execute();
      const own = rows.filter((row) => row.lockerNumber === lockerNumber);
      return Object.fromEntries(own.map(({ metadata, status }) => [metadata?.['kind'] ?? '', status]));
    },
    row: () => db.query.selectFrom('stations').selectAll().where('id', '=', stationId).executeTakeFirstOrThrow(),
    logs: () =>
      db.query
        .selectFrom('logs')
        .select(['title', 'data', 'lockerNumber', 'sessionId', 'createdAt'])
        .where('stationId', '=', stationId)
        .orderBy('createdAt')
        .execute(),
    alerts: () =>
      db.query
        .selectFrom('alerts')
        .select(['kind', 'target', 'data', 'closedAt'])
        .where('stationId', '=', stationId)
        .orderBy('createdAt')
        .execute(),
    events: () =>
      db.query.selectFrom('stationEvents').selectAll().where('stationId', '=', stationId).orderBy('sequence').execute(),
  };
}

/** A running product with equipped stations whose programs the test plays itself. */
export async function openLinkScene(options: ProductSceneOptions = {}) {
  const scene = await openRentalScene(options);
  const { db, clock } = scene;
  const programs: TestProgram[] = [];
  let codes = 1000;
  const nextCode = () => String((codes += 1));
  const paidBooking = {
    status: 'complete',
    count: 1,
    phone: '+37255550199',
    locale: 'en',
    tariff: asJson(exampleTariff),
    termsVersion: '1',
    termsAcceptedAt: clock.now(),
    paidAt: clock.now(),
    amountInCents: 2000,
  } as const;

  async function beach(wish: BeachWish = {}) {
    const made = await makeBeach(scene, wish);
    return {
      ...made,
      program(own: ProgramWish = {}) {
        const program = new TestProgram({ url: scene.url, key: made.key, clock, ...own });
        programs.push(program);
        return program;
      },
    };
  }

  /** Tomorrow from twelve to one by default. */
  async function rent(
    place: Pick<Place, 'slot'>,
    { slot = place.slot('12:00', '13:00'), count = 1, by }: RentWish = {},
  ) {
    const customer = by ?? (await scene.customer());
    const { url, text } = await customer.checkout(slot, { count });
    if (!url) throw new Error(text);
    await scene.pay(url);
    const { id: bookingId } = await customer.newest();
    await customer.read(bookingId);
    const sessions = await scene.sessionsOf(bookingId);
    const [session] = sessions;
    if (!session) throw new Error('no session');
    return { customer, bookingId, sessions, session, start: session.start, end: session.end };
  }

  /** The same without the payment, for tests that move no money. `startsIn` may be negative. */
  async function book(place: { id: string }, wish: BookWish = {}) {
    const { account } = await scene.customer();
    return db.transaction((tx) => insertRental(tx, account.id, place, wish));
  }

  /** Creates several at once: a job that reassigns lockers sees all of them or none. */
  async function bookTogether(place: { id: string }, wishes: BookWish[]) {
    const { account } = await scene.customer();
    return db.transaction(async (tx) => {
      const rentals = [];
      for (const wish of wishes) rentals.push(await insertRental(tx, account.id, place, wish));
      return rentals;
    });
  }

  async function insertRental(tx: Tx, accountId: string, place: { id: string }, wish: BookWish) {
    const { startsIn = { minutes: 0 }, length = { hours: 1 }, lockerNumber = 1 } = wish;
    const now = clock.now();
    const start = now.add(startsIn);
    const end = start.add(length);
    const times = { createdAt: now, updatedAt: now };
    const [bookingId, id] = [newId(), newId()];
    await tx
      .insertInto('bookings')
      .values({ ...paidBooking, id: bookingId, stationId: place.id, accountId, start, end, ...times })
      .execute();
    await tx
      .insertInto('sessions')
      .values({
        id,
        stationId: place.id,
        bookingId,
        lockerNumber,
        status: 'created',
        start,
        end,
        code: nextCode(),
        codeKnown: true,
        ...times,
      })
      .execute();
    return { id, stationId: place.id, bookingId, lockerNumber, start, end };
  }

  return {
    ...scene,
    beach,
    rent,
    book,
    bookTogether,
    /** Cuts the line of a station's program and waits until everybody knows. */
    async unplug(place: { id: string }, program: TestProgram) {
      program.cut();
      await vi.waitFor(async () => expect(await isStationConnected(db.query, place.id)).toBe(false), SOON);
    },
    sessionOf: (id: string) =>
      db.query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async close() {
      for (const program of programs) program.cut();
      await scene.close();
    },
  };
}

type Session = { id: string; lockerNumber: number | null };
type Stationed = Session & { stationId: string };

/** The journal's events for a collected board. */
export const collected = ({ id, lockerNumber }: Session, at: Temporal.Instant): Happening[] => [
  { type: 'door-opened', lockerNumber, sessionId: id, commandId: null, by: 'code', at },
  { type: 'session-started', lockerNumber, sessionId: id, baseline: [], at },
  { type: 'door-closed', lockerNumber, rfids: [], at },
];

/** The events for a return, complete or with things missing. */
export const returned = (
  { id, stationId, lockerNumber }: Stationed,
  at: Temporal.Instant,
  {
    rfids = ['board', 'paddle', 'vest'].map((kind) => testTag(stationId, lockerNumber, kind)),
    missing = [] as string[],
  } = {},
): Happening[] => [
  { type: 'door-opened', lockerNumber, sessionId: id, commandId: null, by: 'paddle', at },
  { type: 'door-closed', lockerNumber, rfids, at },
  { type: 'session-finished', lockerNumber, sessionId: id, missingItemIds: missing, by: 'paddle', at },
];
