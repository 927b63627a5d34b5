import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyActs } from '../../testing/money-acts.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { addOffer } from '../prepaid/edit-offers.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const { atBank, give, codeOf, giveVoucher, cardOf, loseDispute, payDebt } = moneyActs(() => scene);

type Customer = Awaited<ReturnType<RentalScene['customer']>>;
type Beach = Awaited<ReturnType<RentalScene['station']>>;

/** A beach whose owner gets four fifths. */
async function openShared() {
  const beach = await scene.station({
    lockers: 3,
    goodwillPerBookingInCents: 100_000,
    goodwillPerMonthInCents: 100_000,
  });
  const [admin, owner] = [await scene.newAdmin(), await scene.customer()];
  const ownership = { stationId: beach.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  const firstDay = dateIn('Europe/Tallinn', scene.clock.now()).with({ day: 1 }).toString();
  const share = { percent: 80, firstDay, payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
  await admin.browser.call(calls.setOwnerShare, { stationId: beach.id, ...share });
  return { beach, admin, owner };
}

async function book(customer: Customer, beach: Beach, inMinutes: number, extras: object = {}) {
  const start = scene.clock.now().add({ minutes: inMinutes });
  const slot = { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const { url, refusal } = await customer.checkout(slot, extras);
  expect(refusal).toBeNull();
  await scene.pay(url);
  const { id } = await customer.newest();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  await scene.jobs.drain();
  return id;
}

/** Collected and brought back. */
const ride = async (bookingId: string) => {
  const now = scene.clock.now();
  const gone = { status: 'finished', firstOpenAt: now, closeAt: now } as const;
  await scene.db.query.updateTable('sessions').set(gone).where('bookingId', '=', bookingId).execute();
};

async function linesOf({ browser }: Customer, { id: stationId }: Beach) {
  const { months } = await browser.call(calls.runningMonths, { stationId });
  const lines = months.flatMap(({ sums }) => sums.lines);
  const sum = (line: string) => lines.filter((one) => one.line === line).reduce((total, { cents }) => total + cents, 0);
  return { passes: sum('passes'), giftCards: sum('gift-cards'), rentals: sum('rentals') };
}

async function buyPass(customer: Customer) {
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
  const fields = { name: 'Summer', country: 'EE' as const, priceInCents: 2_500, ...days, stationIds: [], onSale: true };
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, fields, scene.clock.now()));
  const { url } = await customer.browser.call(calls.buyPass, {
    offerId,
    acceptedTermsAndConditions: true,
    startsAtOnce: true,
  });
  await scene.pay(url);
  const passes = async () => (await customer.browser.call(calls.myPasses)).passes;
  await expect.poll(async () => (await passes())[0]?.status, SOON).toBe('active');
  return (await passes())[0]?.id ?? '';
}

const balanceOf = async (customer: Customer, code: string) => (await cardOf(customer, code)).balanceInCents;

const refunded = async (bookingId: string) => {
  await scene.jobs.drain();
  return (await scene.refundsOf(bookingId)).reduce((sum, { amountInCents }) => sum + amountInCents, 0);
};

describe('what counts for an owner', () => {
  test('of pass hours is at most what the pass brought in, whatever an hour costs by then', async () => {
    const { beach, owner } = await openShared();
    const friend = await scene.customer();
    await buyPass(friend);
    const prices = { pricePerHourInCents: '100000', startingFeeInCents: '100' };
    const stations = () => scene.db.query.selectFrom('stations').select('metadata').where('id', '=', beach.id);
    const { metadata } = await stations().executeTakeFirstOrThrow();
    await owner.browser.call(calls.editStation, {
      stationId: beach.id,
      metadata: { ...metadata, ...prices },
      confirmed: true,
    });
    expect((await stations().executeTakeFirstOrThrow()).metadata).toMatchObject(prices);
    // A pass takes off no more than its own price.
    const id = await book(friend, beach, 30);
    expect(await scene.bookingOf(id)).toMatchObject({ passInCents: 2_500 });
    await ride(id);
    await owner.browser.call(calls.editStation, { stationId: beach.id, metadata, confirmed: true });
    await scene.advance({ hours: 2 });
    expect(await linesOf(owner, beach)).toMatchObject({ passes: 2_500 });

    await ride(await book(friend, beach, 30));
    await scene.advance({ hours: 2 });
    expect(await linesOf(owner, beach)).toMatchObject({ passes: 2_500 });
  });

  test('of several hours is each until the pass is used up, and a withdrawal leaves what was used', async () => {
    const { beach, owner } = await openShared();
    const anna = await scene.customer();
    const passId = await buyPass(anna);
    for (const passes of [1_500, 2_500, 2_500]) {
      await ride(await book(anna, beach, 30));
      await scene.advance({ hours: 2 });
      expect(await linesOf(owner, beach)).toMatchObject({ passes });
    }
    const boris = await scene.customer();
    const other = await buyPass(boris);
    await ride(await book(boris, beach, 30));
    await boris.browser.call(calls.withdrawPass, { passId: other });
    await scene.advance({ hours: 2 });
    expect(await linesOf(owner, beach)).toMatchObject({ passes: 4_000 });
    await anna.browser.call(calls.withdrawPass, { passId });
    await scene.jobs.drain();
    expect(await linesOf(owner, beach)).toMatchObject({ passes: 4_000 });
  });

  test('is no ride that a voucher paid, and such a ride brings no other voucher', async () => {
    const { beach, owner } = await openShared();
    const friend = await scene.customer();
    const first = await book(friend, beach, 30);
    expect((await give(owner, first, 2_000, 'voucher')).status).toBe(200);
    const second = await book(friend, beach, 30, { giftCardCode: await codeOf(friend) });
    expect(await linesOf(owner, beach)).toMatchObject({ rentals: 2_000, giftCards: 0 });
    for (const form of ['voucher', 'money']) {
      expect((await give(owner, second, 50, form)).headers.get('x-refusal')).toBe('refund-too-large');
    }
    const buyer = await scene.customer();
    const { url } = await buyer.browser.call(calls.buyGiftCard, { amountInCents: 3_000 });
    await scene.pay(url);
    const code = await expect
      .poll(() => codeOf(buyer), SOON)
      .not.toBe('')
      .then(() => codeOf(buyer));
    await book(buyer, beach, 60, { giftCardCode: code });
    expect(await linesOf(owner, beach)).toMatchObject({ giftCards: 2_000 });
  });
});

describe('money and vouchers for a booking are together what was paid', () => {
  const given = async (cents: number) => {
    const beach = await scene.station({ lockers: 3 });
    const [anna, admin] = [await scene.customer(), await scene.newAdmin()];
    const id = await book(anna, beach, 24 * 60);
    return { anna, admin, beach, id, code: await giveVoucher(anna, id, cents) };
  };

  test('where staff cancel: what nobody spent of the voucher ends, and all the money comes back', async () => {
    const { anna, admin, id, code } = await given(2_000);
    const shown = await anna.browser.call(calls.cancelBooking, { bookingId: id, preview: true });
    expect(shown.refundInCents).toBe(1_800);
    expect(shown.parts).toContainEqual({ kind: 'voucher', amountInCents: 1_800, isWaiting: false });
    await admin.browser.call(calls.adminCancelBooking, { bookingId: id, reason: 'Storm' });
    expect([await refunded(id), await balanceOf(anna, code)]).toEqual([2_000, 0]);
    expect((await anna.read(id)).refundParts).toContainEqual(expect.objectContaining({ kind: 'voucher' }));
    const mail = () => scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
    await scene.advance({ minutes: 3 });
    expect(mail().join('\n')).toContain(
      'The refund includes €20.00 in place of the voucher that we gave you for this booking',
    );
  });

  test('where a part was spent: that part is deducted', async () => {
    const { anna, admin, id, code } = await given(2_000);
    const other = await scene.station({ pricePerHourInCents: 700, startingFeeInCents: 500 });
    await book(await scene.customer(), other, 30, { giftCardCode: code });
    await admin.browser.call(calls.adminCancelBooking, { bookingId: id, reason: 'Storm' });
    expect([await refunded(id), await balanceOf(anna, code)]).toEqual([800, 0]);
    expect((await give(admin, id, 50, 'voucher')).headers.get('x-refusal')).toBe('refund-too-large');
  });

  test('where the customer cancels: only what would be too much ends', async () => {
    const { anna, id, code } = await given(500);
    const { refundInCents } = await anna.browser.call(calls.cancelBooking, { bookingId: id, preview: true });
    expect(refundInCents).toBe(1_800);
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    expect([await refunded(id), await balanceOf(anna, code)]).toEqual([1_800, 200]);
  });

  test('where the bank took the money first: it waits for the bank, and the voucher ends', async () => {
    const { anna, admin, id, code } = await given(2_000);
    await atBank({ bookingId: id }, 'dispute');
    await admin.browser.call(calls.adminCancelBooking, { bookingId: id, reason: 'Storm' });
    expect([await refunded(id), await balanceOf(anna, code)]).toEqual([2_000, 0]);
  });
});

test('of a pass or gift card that a bank took, an owner gets of what its buyer paid for its use, which has a receipt', async () => {
  const { beach, owner } = await openShared();
  const [anna, buyer] = [await scene.customer(), await scene.customer()];
  const passId = await buyPass(anna);
  await ride(await book(anna, beach, 30));
  const { url } = await buyer.browser.call(calls.buyGiftCard, { amountInCents: 3_000 });
  await scene.pay(url);
  await expect.poll(() => codeOf(buyer), SOON).not.toBe('');
  const giftCardCode = await codeOf(buyer);
  await ride(await book(buyer, beach, 30, { giftCardCode }));
  await scene.advance({ hours: 2 });
  expect(await linesOf(owner, beach)).toMatchObject({ passes: 1_500, giftCards: 2_000 });
  const { giftCards } = await buyer.browser.call(calls.myGiftCards);
  await loseDispute({ passId, purpose: 'pass' });
  await loseDispute({ giftCardId: giftCards[0]?.id ?? '', purpose: 'gift-card' });
  expect(await linesOf(owner, beach)).toMatchObject({ passes: 0, giftCards: 0 });
  for (const customer of [anna, buyer]) await payDebt(customer);
  expect(await linesOf(owner, beach)).toMatchObject({ passes: 1_500, giftCards: 2_000 });
  const [pass] = (await anna.browser.call(calls.myPasses)).passes;
  const [card] = (await buyer.browser.call(calls.myGiftCards)).giftCards;
  const papers = [pass, card].map((one) => one?.receipts.map(({ kind, totalInCents }) => [kind, totalInCents]));
  expect(papers).toEqual([
    [
      ['receipt', 2_500],
      ['credit-note', 2_500],
      ['receipt', 1_500],
    ],
    [
      ['receipt', 3_000],
      ['credit-note', 3_000],
      ['receipt', 2_000],
    ],
  ]);
});
