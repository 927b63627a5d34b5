import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepHolds } from '../../rental/bookings/sweep-holds.ts';
import { checkoutIdOf, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { sendPaymentEvent } from '../../testing/send-payment-event.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.webhooks('drop'));
afterAll(() => scene.close());

let events = 0;
const newEventId = () => `evt_test_${(events += 1)}`;

const send = (id: string, type: string, objectId: string, change?: (body: string) => string) =>
  sendPaymentEvent(scene, { id, type, objectId }, change);

async function openBooking() {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count: 2 });
  const { id } = await anna.newest();
  return { anna, id, url, checkoutId: checkoutIdOf(url) };
}

/** Everything that may exist only once, whatever arrived how often. */
async function traces(id: string) {
  const { query } = scene.db;
  const ledger = await query
    .selectFrom('ledger')
    .select(['id', 'kind', 'state', 'amountInCents'])
    .where('bookingId', '=', id)
    .execute();
  const receipts = await query
    .selectFrom('receipts')
    .select('id')
    .where(
      'ledgerId',
      'in',
      ledger.map((row) => row.id),
    )
    .execute();
  const notices = await query.selectFrom('notices').select(['kind', 'channel']).where('bookingId', '=', id).execute();
  const atProvider = await scene.readProviderLedger();
  return {
    status: (await scene.bookingOf(id)).status,
    codes: (await scene.sessionsOf(id)).map(({ code }) => code),
    ledger: ledger.map(({ kind, state, amountInCents }) => `${kind} ${state} ${amountInCents}`),
    receipts: receipts.length,
    confirmations: notices.filter(({ kind }) => kind === 'booking-confirmed').length,
    charges: atProvider.charges.filter(({ metadata }) => metadata['bookingId'] === id).length,
    refunds: atProvider.refunds.length,
  };
}

const permutations = <T>(items: T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const subsets = <T>([first, ...rest]: T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);

describe('however the news of a payment comes', () => {
  type News = 'completed' | 'completed-again' | 'expired-before' | 'page' | 'sweep';
  const all: News[] = ['completed', 'completed-again', 'expired-before', 'page', 'sweep'];
  // A subset simulates lost events, an order delayed ones. `npm run test:all` tries all 325, otherwise every 29th.
  const every = subsets(all)
    .filter((some) => some.length > 0)
    .flatMap((some) => permutations(some));
  const orders = process.env['EVERYTHING'] === '1' ? every : every.filter((_, index) => index % 29 === 0);

  test.each(orders.map((news) => [news]))('%s: one charge, one set of codes', async (news) => {
    const { anna, id, url, checkoutId } = await openBooking();
    await scene.pay(url);
    const eventId = newEventId();
    const deliver: Record<News, () => Promise<unknown>> = {
      completed: () => send(eventId, 'checkout.session.completed', checkoutId),
      'completed-again': () => send(eventId, 'checkout.session.completed', checkoutId),
      'expired-before': () => send(newEventId(), 'checkout.session.expired', checkoutId),
      page: () => anna.read(id),
      sweep: () => scene.advance({ seconds: 61 }),
    };
    let codes: (string | null)[] | undefined;
    for (const item of news) {
      await deliver[item]();
      await scene.jobs.drain();
      const now = await traces(id);
      codes ??= now.codes;
      expect(now.codes).toEqual(codes);
    }
    expect(await traces(id)).toMatchObject({
      status: 'complete',
      codes: [expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)],
      ledger: ['charge succeeded 4000'],
      receipts: 1,
      confirmations: 2,
      charges: 1,
      refunds: 0,
    });
  });

  test('all at once', async () => {
    const { anna, id, url, checkoutId } = await openBooking();
    await scene.pay(url);
    const eventId = newEventId();
    await Promise.all([
      ...Array.from({ length: 6 }, () => send(eventId, 'checkout.session.completed', checkoutId)),
      ...Array.from({ length: 6 }, () => send(newEventId(), 'checkout.session.completed', checkoutId)),
      ...Array.from({ length: 6 }, () => anna.read(id)),
      sweepHolds(scene.deps),
    ]);
    await scene.jobs.drain();
    expect(await traces(id)).toMatchObject({ status: 'complete', receipts: 1, confirmations: 2, charges: 1 });
  });

  test.each(['deliver', 'duplicate', 'delay', 'drop'] as const)('by the provider itself, %s', async (fault) => {
    await scene.webhooks(fault);
    const { id, url } = await openBooking();
    await scene.pay(url);
    if (fault === 'drop') await scene.advance({ minutes: 1 });
    await expect.poll(async () => (await scene.bookingOf(id)).status, { timeout: 15_000 }).toBe('complete');
    expect(await traces(id)).toMatchObject({
      receipts: 1,
      confirmations: 2,
      charges: 1,
      ledger: ['charge succeeded 4000'],
    });
  });
});

describe('events', () => {
  const queued = (objectId: string) =>
    scene.db.query
      .selectFrom('jobs')
      .select(['payload', 'doneAt'])
      .where(sql<boolean>`payload ->> 'objectId' = ${objectId}`)
      .orderBy('id')
      .execute();

  test('with a wrong signature, changed bytes or none are refused and not stored', async () => {
    const { checkoutId } = await openBooking();
    const changed = await send(newEventId(), 'checkout.session.completed', checkoutId, (body) => `${body} `);
    expect([changed.status, changed.headers.get('x-refusal')]).toEqual([400, 'signature-invalid']);
    const unsigned = await fetch(`${scene.url}/api/bookings/stripe`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    expect(await queued(checkoutId)).toEqual([]);
  });

  test('that claim a payment which the provider does not know of change nothing', async () => {
    const { id, checkoutId } = await openBooking();
    expect((await send(newEventId(), 'checkout.session.completed', checkoutId)).status).toBe(200);
    await scene.jobs.drain();
    expect((await scene.bookingOf(id)).status).toBe('open');
  });

  test('about things that are not ours, or of kinds that we do not follow, are taken and forgotten', async () => {
    for (const type of ['checkout.session.completed', 'payment_intent.created', 'refund.updated']) {
      expect((await send(newEventId(), type, 'cs_of_somebody_else')).status).toBe(200);
    }
    await scene.jobs.drain();
    const taken = await queued('cs_of_somebody_else');
    expect(taken.map(({ payload }) => payload)).toEqual([
      { type: 'checkout.session.completed', objectId: 'cs_of_somebody_else' },
      { type: 'refund.updated', objectId: 'cs_of_somebody_else' },
    ]);
    expect(taken.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  });
});
