import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { moneyActs } from '../../testing/money-acts.ts';
import { collected, openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { claimedRentals } from '../claims/claimed-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { atBank, cardOf, debtsOf, give, giveVoucher, loseDispute, payDebt } = moneyActs(() => scene);
const { agreedToPay, claimOf } = claimedRentals(() => scene);

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

const dueOf = async (customer: Pick<Customer, 'browser'>) =>
  (await debtsOf(customer)).flatMap(({ status, amountInCents }) => (status === 'due' ? [amountInCents] : []));

const slotAt = ({ id }: { id: string }, inMinutes: number) => {
  const start = scene.clock.now().add({ minutes: inMinutes });
  return { stationId: id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
};

/** Booked at a station that knows the code and has lost its network since. */
async function rentOutOfReach(count: number, { by }: { by?: Customer } = {}) {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  // A pass pays only for what begins soon.
  const rental = await scene.rent(beach, { count, ...(by && { by, slot: slotAt(beach, 60) }) });
  await vi.waitFor(() => expect(program.sessions.has(rental.session.id)).toBe(true), SOON);
  await scene.jobs.drain();
  await scene.unplug(beach, program);
  const { customer, bookingId, sessions } = rental;
  const cancel = (...indexes: number[]) => {
    const sessionIds = indexes.map((index) => sessions[index]?.id ?? '');
    return customer.browser.call(calls.cancelBooking, { bookingId, ...(indexes.length > 0 && { sessionIds }) });
  };
  /** The station is back, and these boards were collected meanwhile. */
  const tellCollected = async (...indexes: number[]) => {
    const out = indexes.map((index) => sessions[index] ?? rental.session);
    for (const { id } of out) program.keeps.add(id);
    await program.begin();
    for (const session of out) await program.report(...collected(session, scene.clock.now()));
    await scene.jobs.drain();
  };
  return { ...rental, cancel, tellCollected };
}

async function buyPass(customer: Customer, priceInCents: number) {
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
  const fields = { name: 'Summer', country: 'EE' as const, priceInCents, ...days, stationIds: [], onSale: true };
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, fields, scene.clock.now()));
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  await scene.pay((await customer.browser.call(calls.buyPass, wish)).url);
  const passes = async () => (await customer.browser.call(calls.myPasses)).passes;
  await expect.poll(async () => (await passes())[0]?.status, SOON).toBe('active');
  await scene.jobs.drain();
  return (await passes())[0]?.id ?? '';
}

describe('a board that a station out of reach gave out', () => {
  test('is owed, although its booking was called off when the bank took the money', async () => {
    const { customer, bookingId, tellCollected } = await rentOutOfReach(2);
    await loseDispute({ bookingId });
    expect(await customer.read(bookingId)).toMatchObject({ status: 'expired' });
    expect(await dueOf(customer)).toEqual([]);
    await tellCollected(0, 1);
    expect(await dueOf(customer)).toEqual([4_000]);
  });

  test('is owed after all, although its cancellation had lowered the debt', async () => {
    const rental = await rentOutOfReach(2);
    const { customer, bookingId, sessions, cancel, tellCollected } = rental;
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'started', firstOpenAt: scene.clock.now() })
      .where('id', '=', sessions[0]?.id ?? '')
      .execute();
    await loseDispute({ bookingId });
    expect(await dueOf(customer)).toEqual([4_000]);
    await cancel(1);
    expect(await dueOf(customer)).toEqual([2_200]);
    await tellCollected(1);
    expect((await dueOf(customer)).toSorted((one, other) => one - other)).toEqual([1_800, 2_200]);
    await payDebt(customer);
    await payDebt(customer);
    // The bank returns the money after all: everything that was paid for it goes back.
    await atBank({ bookingId, purpose: 'rental' }, 'dispute/decide', { outcome: 'won' });
    await scene.advance({ minutes: 15 });
    const sent = (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
    expect(sent.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(4_000);
  });

  test('counts against a pass whose payment the bank took', async () => {
    const customer = await scene.customer();
    const passId = await buyPass(customer, 9_900);
    const { bookingId, tellCollected } = await rentOutOfReach(1, { by: customer });
    await loseDispute({ passId, purpose: 'pass' });
    expect(await customer.read(bookingId)).toMatchObject({ status: 'expired' });
    expect(await dueOf(customer)).toEqual([]);
    await tellCollected(0);
    expect(await dueOf(customer)).toEqual([1_500]);
  });
});

test('of an hour added to what nobody has begun nothing is ever owed, and the booking ends', async () => {
  const { customer, bookingId } = await scene.rent(await scene.beach());
  await customer.browser.call(calls.extendBooking, { bookingId });
  await scene.jobs.drain();
  await loseDispute({ bookingId, purpose: 'extension' });
  expect(await customer.read(bookingId)).toMatchObject({ status: 'expired' });
  expect(await debtsOf(customer)).toEqual([]);
});

test('of a pass whose buyer withdrew while the bank decided, a ride still to come is deducted once', async () => {
  const customer = await scene.customer();
  const passId = await buyPass(customer, 9_900);
  const beach = await scene.station({ lockers: 2 });
  const used = await scene.rent(beach, { by: customer, slot: slotAt(beach, 30) });
  const out = { status: 'finished', firstOpenAt: used.start, closeAt: used.end } as const;
  await scene.db.query.updateTable('sessions').set(out).where('bookingId', '=', used.bookingId).execute();
  await scene.advance({ hours: 2 });
  await scene.rent(beach, { by: customer, slot: slotAt(beach, 120) });
  await scene.jobs.drain();
  await atBank({ passId, purpose: 'pass' }, 'dispute');
  await customer.browser.call(calls.withdrawPass, { passId });
  await atBank({ passId, purpose: 'pass' }, 'dispute/decide', { outcome: 'lost' });
  await scene.jobs.drain();
  expect(await dueOf(customer)).toEqual([1_500]);
});

test('of a booking whose refund waits, a bank that took a part gives that part of it', async () => {
  const { customer, bookingId, cancel } = await rentOutOfReach(2);
  await cancel();
  await atBank({ bookingId }, 'dispute', { amountInCents: 3_000 });
  await atBank({ bookingId }, 'dispute/decide', { outcome: 'lost' });
  await scene.advance({ hours: 60 });
  expect(await dueOf(customer)).toEqual([]);
  // The provider refunds nothing of it any more, so the rest is a transfer.
  expect(await scene.refundsOf(bookingId)).toMatchObject([
    { state: 'failed', failureCode: 'given-by-bank', amountInCents: 3_000 },
    { state: 'failed', failureCode: 'charge_disputed', amountInCents: 600 },
    { state: 'pending', amountInCents: 600 },
  ]);
  // Should the bank return it after all, the transfer is no reason to send its part once more.
  await atBank({ bookingId }, 'dispute/decide', { outcome: 'won' });
  await scene.advance({ minutes: 15 });
  const promised = (await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed');
  expect(promised.map(({ amountInCents }) => amountInCents).toSorted((one, other) => one - other)).toEqual([
    600, 3_000,
  ]);
});

test('of a gift card that the bank took back, what a page is open for is not used', async () => {
  const beach = await scene.beach();
  const [buyer, friend] = [await scene.customer(), await scene.customer()];
  await scene.pay((await buyer.browser.call(calls.buyGiftCard, { amountInCents: 5_000 })).url);
  const cards = async () => (await buyer.browser.call(calls.myGiftCards)).giftCards;
  await expect.poll(async () => (await cards())[0]?.status, SOON).toBe('active');
  const giftCardId = (await cards())[0]?.id ?? '';
  const { voucher } = await buyer.browser.call(calls.voucher, { giftCardId });
  const { refusal } = await friend.checkout(beach.slot('12:00', '15:00', 2), { giftCardCode: voucher.code });
  expect(refusal).toBeNull();
  await loseDispute({ giftCardId, purpose: 'gift-card' });
  expect(await dueOf(buyer)).toEqual([]);
});

test('goodwill lowers what the ride still owes before it takes from a compensation', async () => {
  const rental = await agreedToPay();
  const { anna, bookingId } = rental;
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  await loseDispute({ bookingId, purpose: 'rental' });
  const [owed = 0] = await dueOf(anna);
  await give(await scene.newAdmin(), bookingId, 1_500);
  await scene.jobs.drain();
  expect(await dueOf(anna)).toEqual([owed - 1_500]);
  expect((await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed')).toEqual([]);
});

describe('a voucher', () => {
  async function ridden() {
    const beach = await scene.beach();
    const rental = await scene.rent(beach, { count: 2 });
    const out = { status: 'finished', firstOpenAt: rental.start, closeAt: rental.end } as const;
    await scene.db.query.updateTable('sessions').set(out).where('bookingId', '=', rental.bookingId).execute();
    await scene.jobs.drain();
    return rental;
  }

  test('is stopped again when the bank takes the payment of the debt as well', async () => {
    const { customer, bookingId } = await ridden();
    const code = await giveVoucher(customer, bookingId);
    await loseDispute({ bookingId, purpose: 'rental' });
    await payDebt(customer);
    expect(await cardOf(customer, code)).toMatchObject({ status: 'active' });
    await loseDispute({ bookingId, purpose: 'dispute' });
    expect(await cardOf(customer, code)).toMatchObject({ status: 'revoked' });
    expect(await dueOf(customer)).toEqual([4_000]);
  });
});
