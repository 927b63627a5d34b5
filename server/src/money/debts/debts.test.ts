import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { queueCharge } from '../payments/queue-charge.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const FAILS_LATER = '4000000000000341';
const ASKS_ALWAYS = '4000000000003220';
const LATE_IN_CENTS = 1500;

async function rent(customer: Customer, card?: string) {
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot('12:00', '13:00'));
  const { status } = await scene.pay(url, { card });
  if (status === 'requires_action') {
    await scene.authenticate(url);
  }
  const booking = await customer.newest();
  await expect.poll(async () => (await customer.read(booking.id)).status, SOON).toBe('complete');
  return booking;
}

/** The charge for decided overtime. */
const charge = ({ account }: Customer, bookingId: string, attempt = 1) =>
  scene.db.transaction((tx) =>
    queueCharge(
      tx,
      {
        purpose: 'overtime',
        subjectId: bookingId,
        attempt,
        amountInCents: LATE_IN_CENTS,
        accountId: account.id,
        bookingId,
      },
      scene.clock.now(),
    ),
  );

const debtsOf = async ({ browser }: Customer) => (await browser.call(calls.myDebts)).debts;
const chargesOf = async ({ account }: Customer) =>
  scene.db.query
    .selectFrom('ledger')
    .select(['purpose', 'state', 'amountInCents', 'failureCode', 'debtId'])
    .where('accountId', '=', account.id)
    .where('purpose', '=', 'overtime')
    .orderBy('createdAt')
    .execute();
/** Later charges of a booking that had a receipt mail of their own. */
const receiptsToldOf = (bookingId: string) =>
  scene.db.query
    .selectFrom('notices')
    .innerJoin('ledger', 'ledger.id', 'notices.occasion')
    .select(['notices.state', 'ledger.purpose', 'ledger.debtId'])
    .where('notices.bookingId', '=', bookingId)
    .where('notices.kind', '=', 'receipt')
    .execute();
/** The provider's payments for these rows: on a page or off session, a payment names its row. */
async function takenFor({ account }: Customer) {
  const rows = await scene.db.query
    .selectFrom('ledger')
    .select('id')
    .where('accountId', '=', account.id)
    .where('purpose', '=', 'overtime')
    .execute();
  const { charges } = await scene.readProviderLedger();
  const ids = new Set(rows.map(({ id }) => id));
  return charges
    .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
    .map(({ amountInCents }) => amountInCents);
}

async function owing(card = FAILS_LATER) {
  const anna = await scene.customer();
  const { id } = await rent(anna, card);
  await charge(anna, id);
  await scene.jobs.drain();
  const [debt] = await debtsOf(anna);
  if (!debt) throw new Error('no debt');
  return { anna, debt, bookingId: id };
}

describe('a charge of the saved card', () => {
  test('that goes through is one charge with its receipt, however often it is asked for', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    const row = await charge(anna, id);
    await scene.jobs.drain();
    expect(await chargesOf(anna)).toMatchObject([{ state: 'succeeded', amountInCents: LATE_IN_CENTS }]);
    const receipt = await scene.db.query.selectFrom('receipts').select('kind').where('ledgerId', '=', row.id).execute();
    expect(receipt).toEqual([{ kind: 'receipt' }]);
    expect(await debtsOf(anna)).toEqual([]);
    await scene.advance({ hours: 30 });
    expect(await takenFor(anna)).toEqual([LATE_IN_CENTS]);
  });

  test('whose answer is lost is asked for again and taken once', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    let asked = 0;
    scene.deps.payments = {
      ...scene.provider,
      chargeCard: async (order) => {
        asked += 1;
        await scene.provider.chargeCard(order);
        return lost();
      },
    };
    await charge(anna, id);
    await expect.poll(() => asked, SOON).toBeGreaterThan(0);
    scene.deps.payments = scene.provider;
    // By then the provider has forgotten the key, and the payment is found by its metadata.
    await scene.advance({ hours: 25 });
    await expect.poll(async () => (await chargesOf(anna))[0]?.state, SOON).toBe('succeeded');
    expect(await takenFor(anna)).toEqual([LATE_IN_CENTS]);
  });

  test('after the card was removed is owed', async () => {
    const anna = await scene.customer();
    const { id } = await rent(anna);
    scene.deps.payments = { ...scene.provider, listCards: () => Promise.resolve([]) };
    await charge(anna, id);
    await scene.jobs.drain();
    expect(await chargesOf(anna)).toMatchObject([{ state: 'failed', failureCode: 'no-card' }]);
    expect(await debtsOf(anna)).toMatchObject([{ status: 'due', amountInCents: LATE_IN_CENTS }]);
  });
});

describe('a charge that the bank refuses', () => {
  test.each([FAILS_LATER, ASKS_ALWAYS])('is owed for five days, card %s', async (card) => {
    const { anna, debt, bookingId } = await owing(card);
    expect(debt).toMatchObject({ bookingId, reason: 'overtime', status: 'due', amountInCents: LATE_IN_CENTS });
    expect(debt).toMatchObject({ isDoubled: false, isPaused: false });
    const days = scene.clock.now().until(Temporal.Instant.from(debt.dueOn)).total('days');
    expect(days).toBeGreaterThan(5);
    expect(days).toBeLessThanOrEqual(6);
    expect(await takenFor(anna)).toEqual([]);
  });

  test('keeps its person from booking until it is paid on a page, which is paid once', async () => {
    const { anna, debt, bookingId } = await owing();
    const station = await scene.station();
    const refused = await anna.checkout(station.slot('15:00', '16:00'));
    expect(refused).toMatchObject({ status: 402, refusal: 'debt-unpaid' });

    const page = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    expect(await anna.browser.call(calls.payDebt, { debtId: debt.id })).toEqual(page);
    await scene.pay(page.url);
    await expect.poll(() => debtsOf(anna), SOON).toMatchObject([{ status: 'paid' }]);
    expect(await takenFor(anna)).toEqual([LATE_IN_CENTS]);
    await scene.jobs.drain();
    expect(await receiptsToldOf(bookingId)).toEqual([{ state: 'sent', purpose: 'overtime', debtId: debt.id }]);
    expect((await anna.checkout(station.slot('15:00', '16:00'))).status).toBe(200);
    const again = await anna.browser.post(`/api/debts/${debt.id}/pay`, {});
    expect(again.headers.get('x-refusal')).toBe('already-paid');
  });

  test('is paid even when no event of the provider arrives', async () => {
    await scene.webhooks('drop');
    const { anna, debt } = await owing();
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    await scene.pay(url);
    expect(await debtsOf(anna)).toMatchObject([{ status: 'paid' }]);
  });

  test('gets a fresh page once the old one is over', async () => {
    const { anna, debt } = await owing();
    const first = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    await scene.advance({ hours: 24 });
    const second = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    expect(second.url).not.toBe(first.url);
    await scene.pay(second.url);
    await expect.poll(() => debtsOf(anna), SOON).toMatchObject([{ status: 'paid' }]);
    expect(await takenFor(anna)).toEqual([LATE_IN_CENTS]);
  });

  test('is nobody else’s to see or pay', async () => {
    const { debt } = await owing();
    const eve = await scene.customer();
    expect(await debtsOf(eve)).toEqual([]);
    const answer = await eve.browser.post(`/api/debts/${debt.id}/pay`, {});
    expect(answer.headers.get('x-refusal')).toBe('not-found');
  });

  test('may be let go by an admin, whose page then takes no money', async () => {
    const { anna, debt } = await owing();
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    const admin = await scene.customer();
    await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    const forgiven = await admin.browser.call(calls.forgiveDebt, {
      debtId: debt.id,
      reason: 'The station was at fault',
    });
    expect(forgiven).toMatchObject({ status: 'forgiven' });
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
    expect(await debtsOf(anna)).toMatchObject([{ status: 'forgiven' }]);
    expect(await takenFor(anna)).toEqual([]);
    const audit = await scene.db.query.selectFrom('audit').select('action').where('target', '=', debt.id).execute();
    expect(audit).toEqual([{ action: 'debt-forgiven' }]);
  });
});
