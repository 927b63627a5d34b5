import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { HOUR_IN_SECONDS, MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CardCharge } from '../../ground/ports/payment-provider.ts';
import { newId } from '../../ground/secrets.ts';
import { collected, openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { lost } from '../../testing/open-rental-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const FAILS_LATER = '4000000000000341';
const HOUR_IN_CENTS = 1500;

/** A customer with a pass has booked a board that starts in half an hour; then the station loses its network. */
async function bookedOffline({ card }: { card?: string } = {}) {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const anna = await scene.customer();
  const now = scene.clock.now();
  const season = { startsAt: now.subtract({ hours: 24 }), endsAt: now.add({ hours: 24 * 60 }) };
  const times = { boughtAt: now, createdAt: now, updatedAt: now };
  const pass = {
    id: newId(),
    accountId: anna.account.id,
    status: 'active',
    priceInCents: 9900,
    country: 'EE',
  } as const;
  await scene.db.query
    .insertInto('passes')
    .values({ ...pass, ...season, ...times, startsAtOnce: true })
    .execute();
  const start = now.add({ minutes: 30 });
  const slot = { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const { url, text } = await anna.checkout(slot);
  if (!url) throw new Error(text);
  await scene.pay(url, card === undefined ? {} : { card });
  const { id: bookingId } = await anna.newest();
  await expect.poll(async () => (await anna.read(bookingId)).status, SOON).toBe('complete');
  expect((await anna.read(bookingId)).passInCents).toBe(HOUR_IN_CENTS);
  const [session] = await scene.sessionsOf(bookingId);
  if (!session) throw new Error('no session');
  await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(true), SOON);
  await scene.unplug(beach, program);
  const cancel = () => anna.browser.call(calls.cancelBooking, { bookingId });
  /** The station's journal shows that the board was collected all the same. */
  const proveStart = async () => {
    program.keeps.add(session.id);
    await program.begin();
    await program.report(...collected(session, scene.clock.now()));
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete', cancelledAt: null });
  };
  return { anna, bookingId, cancel, proveStart };
}

const debtOf = (bookingId: string) =>
  scene.db.query.selectFrom('debts').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

/** The provider's charges for the hour, less refunds. */
async function keptFor(bookingId: string) {
  const rows = await scene.db.query
    .selectFrom('ledger')
    .select(['id', 'kind', 'refundsId'])
    .where('bookingId', '=', bookingId)
    .where('purpose', 'in', ['late-cancellation', 'objection'])
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const { charges, refunds } = await scene.readProviderLedger();
  const ours = <Row extends { metadata: Record<string, string> }>(list: Row[]) =>
    list.filter(({ metadata }) => ids.has(metadata['ledgerId'] ?? ''));
  const sum = (list: { amountInCents: number }[]) =>
    list.reduce((total, { amountInCents }) => total + amountInCents, 0);
  const taken = sum(ours(charges).filter(({ status }) => status === 'succeeded'));
  return { taken, kept: taken - sum(ours(refunds)) };
}

const stateOf = async (bookingId: string) =>
  (
    await scene.db.query
      .selectFrom('ledger')
      .select('state')
      .where('bookingId', '=', bookingId)
      .where('purpose', '=', 'late-cancellation')
      .where('debtId', 'is', null)
      .executeTakeFirst()
  )?.state;

test('an hour that was charged and used after all is given back, and counts as used', async () => {
  const { anna, bookingId, cancel, proveStart } = await bookedOffline();
  await cancel();
  await scene.jobs.drain();
  expect(await keptFor(bookingId)).toEqual({ taken: HOUR_IN_CENTS, kept: HOUR_IN_CENTS });
  await proveStart();
  await scene.jobs.drain();
  await expect.poll(() => keptFor(bookingId), SOON).toEqual({ taken: HOUR_IN_CENTS, kept: 0 });
  await scene.advance({ hours: 1, minutes: 1 });
  expect(await keptFor(bookingId)).toEqual({ taken: HOUR_IN_CENTS, kept: 0 });
  expect((await anna.browser.call(calls.myPasses)).passes).toMatchObject([
    { usedHours: 1, savedInCents: HOUR_IN_CENTS },
  ]);
});

test('an hour that nobody came for is not charged while the station may have given the board out', async () => {
  const { bookingId } = await bookedOffline();
  await scene.advance({ seconds: 2 * HOUR_IN_SECONDS + MAX_WAIT_FOR_STATION_SECONDS });
  expect(await scene.sessionsOf(bookingId)).toMatchObject([{ status: 'cancelled' }]);
  expect(await stateOf(bookingId)).toBeUndefined();
});

test('an hour that became a debt is not owed once it turns out to be used, and its page takes no money', async () => {
  const { anna, bookingId, cancel, proveStart } = await bookedOffline({ card: FAILS_LATER });
  await cancel();
  await scene.jobs.drain();
  const debt = await debtOf(bookingId);
  expect(debt).toMatchObject({ status: 'due', reason: 'late-cancellation' });
  const { url } = await anna.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
  await proveStart();
  await scene.jobs.drain();
  await expect.poll(async () => (await debtOf(bookingId))?.status, SOON).toBe('forgiven');
  expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
  expect((await anna.browser.call(calls.me)).user?.owesInCents).toBe(0);
  expect(await keptFor(bookingId)).toEqual({ taken: 0, kept: 0 });
});

test('a debt for it that was paid by then goes back', async () => {
  const { anna, bookingId, cancel, proveStart } = await bookedOffline({ card: FAILS_LATER });
  await cancel();
  await scene.jobs.drain();
  const debt = await debtOf(bookingId);
  const { url } = await anna.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
  // Its event is lost, so we hear of it when the page is to be closed.
  await scene.webhooks('drop');
  await scene.pay(url);
  await proveStart();
  await scene.jobs.drain();
  await expect.poll(() => keptFor(bookingId), SOON).toEqual({ taken: HOUR_IN_CENTS, kept: 0 });
  expect(await debtOf(bookingId)).toMatchObject({ status: 'paid' });
});

test('a card that nobody has asked yet is never asked', async () => {
  const { bookingId, cancel, proveStart } = await bookedOffline();
  scene.deps.payments = { ...scene.provider, listCards: lost };
  await cancel();
  await scene.jobs.drain();
  expect(await stateOf(bookingId)).toBe('pending');
  await proveStart();
  expect(await stateOf(bookingId)).toBe('failed');
  scene.deps.payments = scene.provider;
  await scene.advance({ hours: 2 });
  expect(await keptFor(bookingId)).toEqual({ taken: 0, kept: 0 });
  expect(await debtOf(bookingId)).toBeUndefined();
});

test.each(['paid', 'failed'] as const)(
  'a card that is being asked just then: %s, nothing is kept or owed',
  async (end) => {
    const { bookingId, cancel, proveStart } = await bookedOffline(end === 'failed' ? { card: FAILS_LATER } : {});
    const isAsked = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const { provider } = scene;
    const chargeCard = async (wish: Parameters<typeof provider.chargeCard>[0]): Promise<CardCharge> => {
      isAsked.resolve();
      await mayAnswer.promise;
      return provider.chargeCard(wish);
    };
    scene.deps.payments = { ...provider, chargeCard };
    await cancel();
    const running = scene.jobs.drain();
    await isAsked.promise;
    await proveStart();
    expect(await stateOf(bookingId)).toBe('pending');
    mayAnswer.resolve();
    await running;
    await scene.jobs.drain();
    const taken = end === 'paid' ? HOUR_IN_CENTS : 0;
    await expect.poll(() => keptFor(bookingId), SOON).toEqual({ taken, kept: 0 });
    expect(await debtOf(bookingId)).toBeUndefined();
  },
);

test('a card whose answer was lost is looked up, and given up after an hour', async () => {
  const { bookingId, cancel, proveStart } = await bookedOffline();
  let asked = 0;
  const chargeCard = () => {
    asked += 1;
    return lost();
  };
  scene.deps.payments = { ...scene.provider, chargeCard };
  await cancel();
  await scene.jobs.drain();
  await proveStart();
  const before = asked;
  await scene.advance({ minutes: 30 });
  expect(await stateOf(bookingId)).toBe('pending');
  await scene.advance({ minutes: 31 });
  expect(await stateOf(bookingId)).toBe('failed');
  expect(asked).toBe(before);
  expect(await keptFor(bookingId)).toEqual({ taken: 0, kept: 0 });
});
