import { calls } from '@laine/contract/calls.ts';
import { makeClaim } from './make-claim.ts';
import type { Renter } from './renter.ts';
import { numberOf } from './story.ts';

const IBAN = 'EE38 2200 2210 2014 5685';

/** The days after a rental, counted from its booked end. */
export function liveAfterwards(renter: Renter): void {
  const { story, end } = renter;
  const after = (hours: number) => end.add({ hours });
  if (story.objects !== 'no') renter.happens(after(20), () => object(renter));
  if (story.wantsInvoice) renter.happens(after(21), () => exchangeReceipt(renter));
  const { disputes } = story;
  if (disputes) renter.happens(after(disputes.afterHours), () => askBank(renter, disputes.outcome));
  if (story.goodwillInCents > 0) renter.happens(after(23), () => giveBackPart(renter));
  if (story.claim !== 'no') renter.insists(after(26), () => makeClaim(renter));
  if (story.paysDebt) for (const hours of [30, 62]) renter.happens(after(hours), () => payDebts(renter));
  if (story.namesAccount) renter.happens(after(60), () => nameAccounts(renter));
}

/** Checks the overtime and objects to it. */
async function object(renter: Renter): Promise<void> {
  const { browser, bookingId } = renter.booked;
  const { booking } = await browser.call(calls.booking, { bookingId });
  if (booking.overtime?.canObject !== true) return;
  await browser.call(calls.objectToOvertime, { bookingId, text: 'The door was jammed' });
  renter.insists(renter.stage.scene.clock.now().add({ hours: 5 }), () => answer(renter));
}

async function answer(renter: Renter): Promise<void> {
  const { bookingId } = renter.booked;
  const isRight = renter.story.objects === 'rightly';
  renter.isOvertimeDropped = isRight;
  const decision = isRight ? 'drop' : 'keep';
  const browser = await renter.stage.admin.signIn();
  await browser.call(calls.answerOvertime, { bookingId, decision, reason: 'We have looked' });
}

async function exchangeReceipt(renter: Renter): Promise<void> {
  const { browser, bookingId } = renter.booked;
  const { receipts } = await browser.call(calls.bookingReceipts, { bookingId });
  const receipt = receipts.find(({ canBecomeInvoice }) => canBecomeInvoice);
  const company = { name: 'Paat OÜ', registryNumber: '12345678', address: 'Sadama 1, Tallinn' };
  if (receipt) await browser.call(calls.exchangeReceipt, { receiptId: receipt.id, ...company });
}

async function giveBackPart({ stage, booked, story }: Renter): Promise<void> {
  const { bookingId } = booked;
  const amountInCents = story.goodwillInCents;
  const browser = await stage.admin.signIn();
  await browser.call(calls.giveGoodwill, { bookingId, amountInCents, reason: 'weather' });
}

async function payDebts(renter: Renter): Promise<void> {
  const { browser } = renter.booked;
  const { debts } = await browser.call(calls.myDebts);
  for (const { id, status } of debts) {
    if (status !== 'due') continue;
    const { url } = await browser.call(calls.payDebt, { debtId: id });
    await renter.pay(url, numberOf('pays'));
  }
}

/** A refund that the card refused is transferred by hand. */
async function nameAccounts(renter: Renter): Promise<void> {
  const { scene } = renter.stage;
  const { browser, bookingId } = renter.booked;
  const transfers = await scene.db.query
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('means', '=', 'bank')
    .where('state', '=', 'pending')
    .execute();
  if (transfers.length === 0) return;
  const staff = await renter.stage.admin.signIn();
  for (const { id: refundId } of transfers) {
    await browser.call(calls.nameRefundAccount, { refundId, holder: 'Anna A', iban: IBAN });
    await staff.call(calls.markRefundPaid, { refundId });
  }
}

async function askBank(renter: Renter, outcome: 'won' | 'lost'): Promise<void> {
  const { scene } = renter.stage;
  const rental = await scene.db.query
    .selectFrom('ledger')
    .select('providerId')
    .where('bookingId', '=', renter.booked.bookingId)
    .where('purpose', '=', 'rental')
    .where('kind', '=', 'charge')
    .where('means', '=', 'card')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  if (!rental?.providerId) return;
  const address = `/sandbox/api/payments/${rental.providerId}/dispute`;
  await scene.browser().post(address, {});
  renter.happens(scene.clock.now().add({ hours: 30 }), () => scene.browser().post(`${address}/decide`, { outcome }));
}
