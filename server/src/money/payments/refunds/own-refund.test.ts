import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const IBAN = 'EE38 2200 2210 2014 5685';
const COMES_BACK_LATER = '4000000000005126';

/** A cancelled booking whose refund the bank sent back. */
async function openTransfer() {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00', 3));
  await scene.pay(url, { card: COMES_BACK_LATER });
  const { id: bookingId } = await anna.newest();
  await anna.read(bookingId);
  await anna.browser.call(calls.cancelBooking, { bookingId });
  await scene.jobs.drain();
  await scene.advance({ minutes: 2 });
  const find = () =>
    scene.db.query
      .selectFrom('ledger')
      .select('id')
      .where('bookingId', '=', bookingId)
      .where('means', '=', 'bank')
      .executeTakeFirst();
  await expect.poll(find, SOON).toBeDefined();
  await scene.jobs.drain();
  const rental = await scene.db.query
    .selectFrom('ledger')
    .select('providerId')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  return { anna, bookingId, refundId: (await find())?.id ?? '', paymentId: rental?.providerId ?? '' };
}

async function admin() {
  const boss = await scene.customer();
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', boss.account.id).execute();
  return boss;
}

const noticesOf = async (bookingId: string) =>
  (
    await scene.db.query.selectFrom('notices').select(['kind', 'state']).where('bookingId', '=', bookingId).execute()
  ).map(({ kind, state }) => `${kind} ${state}`);
const alertsAbout = async (target: string) =>
  (await scene.db.query.selectFrom('alerts').select(['kind', 'closedAt']).where('target', '=', target).execute())
    .map(({ kind, closedAt }) => `${kind} ${closedAt === null ? 'open' : 'closed'}`)
    .toSorted();

describe('a refund that came back', () => {
  test('asks its customer, and nobody else, for an account', async () => {
    const { anna, bookingId, refundId } = await openTransfer();
    expect(await noticesOf(bookingId)).toContain('refund-needs-account sent');
    const { refund } = await anna.browser.call(calls.myRefund, { refundId });
    expect(refund).toMatchObject({ bookingId, amountInCents: 1800, status: 'account-needed', lastDigits: null });
    const transfer = { id: refundId, amountInCents: 1800, status: 'account-needed' };
    expect(await anna.read(bookingId)).toMatchObject({ refundedInCents: 0, transfers: [transfer] });
    const boss = await admin();
    expect((await boss.browser.call(calls.booking, { bookingId })).booking.transfers).toEqual([]);
    const boris = await scene.customer();
    expect((await boris.browser.fetch(`/api/refunds/${refundId}`)).status).toBe(404);
    const foreign = await boris.browser.post(`/api/refunds/${refundId}/account`, { holder: 'Boris B', iban: IBAN });
    expect(foreign.status).toBe(404);
  });

  test('is transferred to it by an admin, with the credit note that it had', async () => {
    const { anna, bookingId, refundId } = await openTransfer();
    const wrong = await anna.browser.post(`/api/refunds/${refundId}/account`, { holder: 'Anna A', iban: 'EE00 1' });
    expect([wrong.status, wrong.headers.get('x-refusal')]).toEqual([400, 'iban-invalid']);
    const boss = await admin();
    const tooSoon = await boss.browser.post(`/api/admin/refunds/${refundId}/paid`, {});
    expect(tooSoon.status).toBe(409);

    const { refund } = await anna.browser.call(calls.nameRefundAccount, { refundId, holder: 'Anna A', iban: IBAN });
    expect(refund).toMatchObject({ status: 'account-given', holder: 'Anna A', lastDigits: '5685' });
    expect(await alertsAbout(refundId)).toEqual(['refund-failed open', 'transfer-due open']);
    const { refunds } = await boss.browser.call(calls.openTransfers, {});
    expect(refunds[0]).toMatchObject({ status: 'account-given', iban: 'EE382200221020145685' });
    expect((await anna.browser.fetch('/api/admin/refunds')).status).toBe(403);

    await boss.browser.call(calls.markRefundPaid, { refundId });
    const again = await boss.browser.post(`/api/admin/refunds/${refundId}/paid`, {});
    expect(again.headers.get('x-refusal')).toBe('already-paid');
    await scene.jobs.drain();
    expect((await anna.browser.call(calls.myRefund, { refundId })).refund.status).toBe('paid');
    expect((await anna.read(bookingId)).transfers).toMatchObject([{ status: 'paid' }]);
    const late = await anna.browser.post(`/api/refunds/${refundId}/account`, { holder: 'Anna A', iban: IBAN });
    expect(late.headers.get('x-refusal')).toBe('already-paid');
    expect(await alertsAbout(refundId)).toEqual(['refund-failed closed', 'transfer-due closed']);
    // The mail about the cancellation covered the card's part.
    expect((await noticesOf(bookingId)).filter((notice) => notice === 'refunded sent')).toHaveLength(1);
    const notes = await scene.db.query
      .selectFrom('receipts')
      .innerJoin('ledger', 'ledger.id', 'receipts.ledgerId')
      .select('ledger.means')
      .where('ledger.bookingId', '=', bookingId)
      .where('receipts.kind', '=', 'credit-note')
      .execute();
    expect(notes).toEqual([{ means: 'card' }]);
    const audit = await scene.db.query.selectFrom('audit').select('action').where('target', '=', refundId).execute();
    expect(audit).toEqual([{ action: 'refund-transferred' }]);
  });
});

test('a gift card’s buyer who withdraws is asked for an account, and told of the transfer', async () => {
  const anna = await scene.customer();
  const { url } = await anna.browser.call(calls.buyGiftCard, { amountInCents: 5000 });
  await scene.pay(url, { card: COMES_BACK_LATER });
  const own = async () => (await anna.browser.call(calls.myGiftCards)).giftCards[0];
  await expect.poll(async () => (await own())?.status, SOON).toBe('active');
  await anna.browser.call(calls.withdrawGiftCard, { giftCardId: (await own())?.id ?? '', refundInCents: 5000 });
  await scene.jobs.drain();
  await scene.advance({ minutes: 2 });
  const mailsToAnna = async () => {
    await scene.jobs.drain();
    return scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
  };
  const refundId = async () =>
    (await mailsToAnna()).map((text) => /\/refunds\/([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  await expect.poll(refundId, SOON).not.toBe('');
  const id = await refundId();
  expect((await own())?.transfers).toEqual([{ id, amountInCents: 5000, status: 'account-needed' }]);
  await anna.browser.call(calls.nameRefundAccount, { refundId: id, holder: 'Anna A', iban: IBAN });
  const boss = await admin();
  await boss.browser.call(calls.markRefundPaid, { refundId: id });
  expect((await own())?.transfers).toEqual([{ id, amountInCents: 5000, status: 'paid' }]);
  expect((await mailsToAnna()).filter((text) => text.includes(`/refunds/${id}`))).toHaveLength(2);
});

describe('while the bank looks into the same money', () => {
  const atBank = async (paymentId: string, act: string, body: object = {}) => {
    await scene.browser().post(`/sandbox/api/payments/${paymentId}/${act}`, body);
    await scene.jobs.drain();
  };
  const isListed = async (refundId: string) => {
    const boss = await admin();
    const { refunds } = await boss.browser.call(calls.openTransfers, { limit: 100 });
    return refunds.some(({ id }) => id === refundId);
  };
  const payOut = async (refundId: string) => {
    const boss = await admin();
    const answer = await boss.browser.post(`/api/admin/refunds/${refundId}/paid`, {});
    return answer.headers.get('x-refusal');
  };

  test('nobody transfers it, and once the customer has it from there it is no task any more', async () => {
    const { anna, refundId, paymentId } = await openTransfer();
    await anna.browser.call(calls.nameRefundAccount, { refundId, holder: 'Anna A', iban: IBAN });
    expect(await isListed(refundId)).toBe(true);
    await atBank(paymentId, 'dispute');
    expect(await isListed(refundId)).toBe(false);
    expect(await payOut(refundId)).toBe('refund-too-large');
    await atBank(paymentId, 'dispute/decide', { outcome: 'lost' });
    expect(await isListed(refundId)).toBe(false);
    expect(await alertsAbout(refundId)).toEqual(['refund-failed closed', 'transfer-due closed']);
    expect(await payOut(refundId)).toBe('already-paid');
  });

  test('and gives it back to us, it is transferred', async () => {
    const { anna, refundId, paymentId } = await openTransfer();
    await anna.browser.call(calls.nameRefundAccount, { refundId, holder: 'Anna A', iban: IBAN });
    await atBank(paymentId, 'dispute');
    await atBank(paymentId, 'dispute/decide', { outcome: 'won' });
    expect(await isListed(refundId)).toBe(true);
    expect(await payOut(refundId)).toBeNull();
  });
});
