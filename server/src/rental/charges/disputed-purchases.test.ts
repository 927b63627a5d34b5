import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { moneyActs } from '../../testing/money-acts.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { sendPaymentEvent } from '../../testing/send-payment-event.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const { atBank, loseDispute, debtsOf, payDebt, give, giveVoucher, cardOf } = moneyActs(() => scene);

type Customer = Awaited<ReturnType<RentalScene['customer']>>;
type Beach = Awaited<ReturnType<RentalScene['station']>>;

const slotAt = (beach: Beach, inMinutes: number) => {
  const start = scene.clock.now().add({ minutes: inMinutes });
  return { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
};

async function book(customer: Customer, beach: Beach, inMinutes: number, extras: object = {}) {
  const { url, refusal } = await customer.checkout(slotAt(beach, inMinutes), extras);
  expect(refusal).toBeNull();
  await scene.pay(url);
  const { id } = await customer.newest();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  await scene.jobs.drain();
  return id;
}

const ride = async (bookingId: string) => {
  const now = scene.clock.now();
  const gone = { status: 'finished', firstOpenAt: now, closeAt: now } as const;
  await scene.db.query.updateTable('sessions').set(gone).where('bookingId', '=', bookingId).execute();
};

async function buyCard(customer: Customer, amountInCents: number) {
  const { url } = await customer.browser.call(calls.buyGiftCard, { amountInCents });
  await scene.pay(url);
  const cards = async () => (await customer.browser.call(calls.myGiftCards)).giftCards;
  await expect.poll(async () => (await cards())[0]?.status, SOON).toBe('active');
  const giftCardId = (await cards())[0]?.id ?? '';
  const { voucher } = await customer.browser.call(calls.voucher, { giftCardId });
  return { giftCardId, code: voucher.code };
}

test('a gift card whose payment the bank took pays nothing more, nor what is ahead, and what was used is owed', async () => {
  const beach = await scene.station({ lockers: 2 });
  const [buyer, friend] = [await scene.customer(), await scene.customer()];
  const { giftCardId, code } = await buyCard(buyer, 10_000);
  const of = { giftCardId, purpose: 'gift-card' };
  await ride(await book(friend, beach, 30, { giftCardCode: code }));
  const ahead = await book(friend, beach, 24 * 60, { giftCardCode: code });
  await atBank(of, 'dispute');
  expect(await friend.read(ahead)).toMatchObject({ status: 'complete' });
  expect((await friend.checkout(slotAt(beach, 30), { giftCardCode: code })).refusal).toBe('gift-card-unknown');
  expect((await buyer.checkout(slotAt(beach, 30))).refusal).toBe('payment-disputed');
  await atBank(of, 'dispute/decide', { outcome: 'lost' });
  expect(await friend.read(ahead)).toMatchObject({ status: 'expired' });
  expect(await debtsOf(buyer)).toMatchObject([
    { reason: 'dispute', amountInCents: 2_000, bookingId: null, status: 'due' },
  ]);
  expect((await buyer.checkout(slotAt(beach, 30))).refusal).toBe('debt-unpaid');
  expect(scene.messages.list({ to: buyer.account.email }).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('€20.00'),
  );
  await payDebt(buyer);
  await book(buyer, beach, 30);
  expect(await cardOf(friend, code)).toMatchObject({ status: 'revoked' });
});

test('what comes back to a gift card of which the use was paid goes to its buyer, and not again if the bank gives in', async () => {
  const beach = await scene.station({ lockers: 2 });
  const [buyer, friend] = [await scene.customer(), await scene.customer()];
  const { giftCardId, code } = await buyCard(buyer, 5_000);
  const of = { giftCardId, purpose: 'gift-card' };
  const bookingId = await book(friend, beach, 30, { giftCardCode: code });
  await ride(bookingId);
  await loseDispute(of);
  await payDebt(buyer);
  expect((await give(await scene.newAdmin(), bookingId, 1_000)).status).toBe(200);
  await scene.jobs.drain();
  const toBuyer = async () => {
    const refunds = scene.db.query.selectFrom('ledger').select('amountInCents').where('kind', '=', 'refund');
    return (await refunds.where('accountId', '=', buyer.account.id).execute()).map((one) => one.amountInCents);
  };
  expect(await cardOf(buyer, code)).toMatchObject({ balanceInCents: 4_000, status: 'revoked' });
  expect(await toBuyer()).toEqual([1_000]);
  await atBank(of, 'dispute/decide', { outcome: 'won' });
  await scene.jobs.drain();
  expect(await cardOf(buyer, code)).toMatchObject({ balanceInCents: 4_000, status: 'active' });
  expect(await toBuyer()).toEqual([1_000, 1_000]);
});

test('a gift card whose dispute is won pays again', async () => {
  const buyer = await scene.customer();
  const { giftCardId, code } = await buyCard(buyer, 5_000);
  const of = { giftCardId, purpose: 'gift-card' };
  await atBank(of, 'dispute');
  expect(await cardOf(buyer, code)).toMatchObject({ status: 'revoked' });
  await atBank(of, 'dispute/decide', { outcome: 'won' });
  expect(await cardOf(buyer, code)).toMatchObject({ status: 'active', balanceInCents: 5_000 });
  expect(await debtsOf(buyer)).toEqual([]);
});

test.each(['won', 'lost'])('a voucher for a booking whose money the bank took waits with it: %s', async (outcome) => {
  const beach = await scene.station({ lockers: 2 });
  const [anna, friend] = [await scene.customer(), await scene.customer()];
  const bookingId = await book(anna, beach, 30);
  await ride(bookingId);
  const code = await giveVoucher(anna, bookingId);
  const of = { bookingId, purpose: 'rental' };
  expect(await cardOf(friend, code)).toMatchObject({ status: 'active', balanceInCents: 1_500 });
  await atBank(of, 'dispute');
  expect((await friend.checkout(slotAt(beach, 30), { giftCardCode: code })).refusal).toBe('gift-card-unknown');
  await atBank(of, 'dispute/decide', { outcome });
  const status = outcome === 'won' ? 'active' : 'revoked';
  expect(await cardOf(friend, code)).toMatchObject({ status, balanceInCents: 1_500 });
  const { refusal } = await friend.checkout(slotAt(beach, 30), { giftCardCode: code });
  expect(refusal).toBe(outcome === 'won' ? null : 'gift-card-unknown');
});

test.each(['before', 'during'])(
  'a voucher that an admin has blocked stays so when the dispute is won: %s it',
  async (when) => {
    const anna = await scene.customer();
    const bookingId = await book(anna, await scene.station(), 30);
    await ride(bookingId);
    const code = await giveVoucher(anna, bookingId);
    const admin = await scene.newAdmin();
    const [{ id } = { id: '' }] = (await admin.browser.call(calls.findGiftCards, { search: code })).giftCards;
    const block = () => admin.browser.call(calls.blockGiftCard, { giftCardId: id, reason: 'It was stolen' });
    if (when === 'before') await block();
    await atBank({ bookingId }, 'dispute');
    if (when === 'during') await block();
    await atBank({ bookingId }, 'dispute/decide', { outcome: 'won' });
    expect(await cardOf(anna, code)).toMatchObject({ status: 'revoked', balanceInCents: 1_500 });
    await admin.browser.call(calls.unblockGiftCard, { giftCardId: id, reason: 'It was found' });
    expect(await cardOf(anna, code)).toMatchObject({ status: 'active' });
  },
);

test('a voucher comes back once what was used is paid', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const bookingId = await book(anna, beach, 30);
  await ride(bookingId);
  const code = await giveVoucher(anna, bookingId);
  await loseDispute({ bookingId });
  expect(await cardOf(anna, code)).toMatchObject({ status: 'revoked' });
  await payDebt(anna);
  expect(await cardOf(anna, code)).toMatchObject({ status: 'active', balanceInCents: 1_500 });
});

test('what a voucher was to pay for ends with the money that it stood on', async () => {
  const beach = await scene.station({ lockers: 2 });
  const [anna, friend] = [await scene.customer(), await scene.customer()];
  const bookingId = await book(anna, beach, 30);
  await ride(bookingId);
  const code = await giveVoucher(anna, bookingId);
  const ahead = await book(friend, beach, 24 * 60, { giftCardCode: code });
  await loseDispute({ bookingId });
  expect(await friend.read(ahead)).toMatchObject({ status: 'expired' });
  expect(await debtsOf(anna)).toMatchObject([{ amountInCents: 2_000 }]);
});

test('news of a lost dispute that come again end nothing that was booked since it was paid', async () => {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const bookingId = await book(anna, beach, 30);
  await ride(bookingId);
  const giftCardCode = await giveVoucher(anna, bookingId);
  await loseDispute({ bookingId });
  await payDebt(anna);
  const ahead = await book(anna, beach, 24 * 60, { giftCardCode });
  const disputes = scene.db.query.selectFrom('disputes').innerJoin('ledger', 'ledger.id', 'disputes.ledgerId');
  const { id: objectId } = await disputes
    .select('disputes.id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  await sendPaymentEvent(scene, { id: 'evt_again', type: 'charge.dispute.funds_withdrawn', objectId });
  await scene.jobs.drain();
  expect(await anna.read(ahead)).toMatchObject({ status: 'complete' });
});

test('a pass whose dispute is lost ends with what was booked with it, and used hours are owed', async () => {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
  const fields = { name: 'Summer', country: 'EE' as const, priceInCents: 9_900, ...days, stationIds: [], onSale: true };
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, fields, scene.clock.now()));
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  await scene.pay((await anna.browser.call(calls.buyPass, wish)).url);
  const passes = async () => (await anna.browser.call(calls.myPasses)).passes;
  await expect.poll(async () => (await passes())[0]?.status, SOON).toBe('active');
  const of = { passId: (await passes())[0]?.id ?? '', purpose: 'pass' };
  await ride(await book(anna, beach, 30));
  await scene.advance({ hours: 2 });
  const ahead = await book(anna, beach, 120);
  await atBank(of, 'dispute');
  expect(await passes()).toMatchObject([{ status: 'active' }]);
  await atBank(of, 'dispute/decide', { outcome: 'lost' });
  expect(await passes()).toMatchObject([{ status: 'revoked' }]);
  expect(await anna.read(ahead)).toMatchObject({ status: 'expired' });
  expect(await debtsOf(anna)).toMatchObject([{ reason: 'dispute', amountInCents: 1_500 }]);
  expect((await anna.checkout(slotAt(beach, 120))).refusal).toBe('debt-unpaid');
});

test('a booking that nobody began is cancelled when its dispute is lost; one that was used is owed, and paid again', async () => {
  const beach = await scene.station({ lockers: 2 });
  const [anna, boris] = [await scene.customer(), await scene.customer()];
  const ahead = await book(anna, beach, 24 * 60);
  await loseDispute({ bookingId: ahead });
  expect(await anna.read(ahead)).toMatchObject({ status: 'expired', refundedInCents: 0 });
  expect(await debtsOf(anna)).toEqual([]);
  await scene.advance({ minutes: 3 });
  const mails = scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
  expect(mails.join('\n')).toContain('You have had the money for it already');

  const used = await book(boris, beach, 30);
  await ride(used);
  await loseDispute({ bookingId: used });
  expect(await debtsOf(boris)).toMatchObject([{ reason: 'dispute', amountInCents: 2_000, bookingId: used }]);
  await payDebt(boris);
  await book(boris, beach, 24 * 60);
});

test('a lost dispute has a credit note, and what is owed for it is taxed once', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const bookingId = await book(anna, beach, 30);
  const papers = async () => (await anna.browser.call(calls.bookingReceipts, { bookingId })).receipts;
  const sold = { kind: 'receipt', totalInCents: 2_000, vatInCents: 387 };
  await ride(bookingId);
  await atBank({ bookingId }, 'dispute');
  expect(await papers()).toMatchObject([sold]);

  await atBank({ bookingId }, 'dispute/decide', { outcome: 'lost' });
  const lines = [{ label: 'A payment that your bank took back', cents: 2_000 }];
  expect(await papers()).toMatchObject([sold, { ...sold, kind: 'credit-note', lines }]);
  const [, credit] = await papers();
  await scene.advance({ minutes: 3 });
  const mails = scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
  expect(mails.join('\n')).toContain(credit?.number);

  await payDebt(anna);
  expect(await papers()).toMatchObject([sold, { kind: 'credit-note' }, sold]);
});

test('what the bank returns after a lost dispute has the first receipt again', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const bookingId = await book(anna, beach, 30);
  await ride(bookingId);
  await loseDispute({ bookingId });
  await atBank({ bookingId }, 'dispute/decide', { outcome: 'won' });
  const papers = async () => (await anna.browser.call(calls.bookingReceipts, { bookingId })).receipts;
  const [first, credit, again] = await papers();
  expect([first?.kind, credit?.kind, again?.kind]).toEqual(['receipt', 'credit-note', 'receipt']);
  expect(again).toMatchObject({ totalInCents: 2_000, vatInCents: 387, lines: first?.lines, canBecomeInvoice: true });
  expect(first?.canBecomeInvoice).toBe(false);
  expect(await debtsOf(anna)).toMatchObject([{ status: 'forgiven' }]);

  await give(await scene.newAdmin(), bookingId, 1_000);
  await scene.jobs.drain();
  const goesBack = await scene.db.query
    .selectFrom('receipts')
    .select(['correctsId', 'number'])
    .where(
      'ledgerId',
      'in',
      scene.db.query.selectFrom('ledger').select('id').where('kind', '=', 'refund').where('bookingId', '=', bookingId),
    )
    .execute();
  expect(goesBack).toMatchObject([{ correctsId: again?.id }]);
});
