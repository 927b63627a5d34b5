import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('drop'));
afterAll(() => scene.close());

const ledgerOf = (bookingId: string) =>
  scene.db.query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).orderBy('createdAt').execute();
const refundsOf = async (bookingId: string) => {
  const ids = new Set((await ledgerOf(bookingId)).map(({ id }) => id));
  return (await scene.readProviderLedger()).refunds.filter(({ metadata }) => ids.has(metadata['ledgerId'] ?? ''));
};

describe('a payment that comes after the hold was lost', () => {
  async function payTooLate(lockers = 1) {
    const beach = await scene.station({ lockers });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const { url } = await anna.checkout(noon);
    const { id } = await anna.newest();
    await scene.loseHolds();
    expect((await scene.bookingOf(id)).status).toBe('expired');
    expect(await scene.pay(url)).toMatchObject({ status: 'succeeded' });
    return { anna, beach, noon, id };
  }
  const sync = async (bookingId: string) => {
    await scene.syncPage(bookingId);
    await scene.jobs.drain();
  };

  test('gets its boards if they are still free', async () => {
    const { anna, id } = await payTooLate();
    await sync(id);
    const booking = await anna.read(id);
    expect(booking).toMatchObject({ status: 'complete', refundedInCents: 0 });
    expect(booking.sessions).toMatchObject([{ status: 'created', lockerNumber: 1 }]);
    expect(booking.sessions[0]?.code).toMatch(/^\d{4}$/);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('is given back in full when somebody else has them, with a message', async () => {
    const { anna, noon, id } = await payTooLate();
    const boris = await scene.customer();
    expect((await boris.checkout(noon)).status).toBe(200);
    await sync(id);
    await sync(id);
    expect(await anna.read(id)).toMatchObject({ status: 'expired', refundedInCents: 2000, amount_total: 2000 });
    expect(await refundsOf(id)).toMatchObject([{ amountInCents: 2000 }]);
    const notices = await scene.db.query.selectFrom('notices').select('kind').where('bookingId', '=', id).execute();
    expect(notices.map(({ kind }) => kind)).toContain('payment-too-late');
    expect((await ledgerOf(id)).map(({ kind, purpose, state }) => [kind, purpose, state])).toEqual([
      ['charge', 'rental', 'succeeded'],
      ['refund', 'lost-hold', 'succeeded'],
    ]);
  });

  test('is given back when the start is long over or the station has closed', async () => {
    const closed = await payTooLate();
    await closed.beach.set({ status: 'disabled' });
    await sync(closed.id);
    expect(await closed.anna.read(closed.id)).toMatchObject({ status: 'expired', refundedInCents: 2000 });
    const late = await payTooLate();
    await scene.advance({ hours: 40 });
    await sync(late.id);
    expect(await late.anna.read(late.id)).toMatchObject({ status: 'expired', refundedInCents: 2000 });
  });
});

describe('cancelling', () => {
  async function paidBooking({ day = 1, price = 1500 } = {}) {
    const beach = await scene.station({ lockers: 2, pricePerHourInCents: price });
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00', day));
    await scene.pay(url);
    const { id } = await anna.newest();
    expect((await anna.read(id)).status).toBe('complete');
    return { anna, beach, id };
  }
  const cancel = (anna: Awaited<ReturnType<RentalScene['customer']>>, bookingId: string, preview = false) =>
    anna.browser.call(calls.cancelBooking, { bookingId, preview });

  test('more than an hour before gives 90 % back, rounded up, told before', async () => {
    const { anna, beach, id } = await paidBooking({ price: 1501 });
    const parts = [{ kind: 'card', amountInCents: 1801, isWaiting: true }];
    const told = { refundInCents: 1801, parts, paidInCents: 2001, passChargeInCents: 0, awaitsStation: false };
    expect(await cancel(anna, id, true)).toEqual({ ...told, cancelled: false });
    expect((await anna.read(id)).status).toBe('complete');
    expect(await cancel(anna, id)).toEqual({ ...told, cancelled: true });
    await scene.jobs.drain();
    const over = await anna.read(id);
    expect(over).toMatchObject({ status: 'expired', refundedInCents: 1801, actions: { canCancel: false } });
    expect(over.sessions).toMatchObject([{ status: 'cancelled', code: null }]);
    expect(await refundsOf(id)).toMatchObject([{ amountInCents: 1801 }]);
    const again = await anna.browser.post(`/api/bookings/${id}/cancel`, {});
    expect([again.status, again.headers.get('x-refusal')]).toEqual([409, 'not-cancellable']);
    const boris = await scene.customer();
    expect((await boris.checkout(beach.slot('12:00', '13:00'), { count: 2 })).status).toBe(200);
    const notes = await scene.db.query.selectFrom('receipts').selectAll().where('kind', '=', 'credit-note').execute();
    expect(notes.at(-1)).toMatchObject({ data: { totalInCents: 1801 } });
  });

  test('within the last hour gives nothing back', async () => {
    const { anna, id } = await paidBooking();
    const { start } = await scene.bookingOf(id);
    const left = start.since(scene.clock.now()).subtract({ minutes: 59 });
    await scene.advance({ seconds: Math.ceil(left.total('seconds')) });
    expect(await cancel(anna, id)).toEqual({
      refundInCents: 0,
      parts: [],
      paidInCents: 2000,
      passChargeInCents: 0,
      awaitsStation: false,
      cancelled: true,
    });
    await scene.jobs.drain();
    expect(await refundsOf(id)).toEqual([]);
  });

  test('twice at once pays once', async () => {
    const { anna, id } = await paidBooking();
    const answers = await Promise.all([1, 2, 3].map(() => anna.browser.post(`/api/bookings/${id}/cancel`, {})));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    await scene.jobs.drain();
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('by the staff of the station gives everything back and is on record', async () => {
    const { anna, beach, id } = await paidBooking();
    const owner = await scene.customer();
    const now = scene.clock.now();
    await scene.db.query
      .insertInto('stationOwners')
      .values({ stationId: beach.id, accountId: owner.account.id, createdAt: now })
      .execute();
    expect(await owner.read(id)).toMatchObject({ actions: { canCancel: true, canConfirm: false } });
    expect(await cancel(owner, id)).toEqual({
      refundInCents: 2000,
      paidInCents: 2000,
      passChargeInCents: 0,
      parts: [{ kind: 'card', amountInCents: 2000, isWaiting: true }],
      awaitsStation: false,
      cancelled: true,
    });
    await scene.jobs.drain();
    expect(await refundsOf(id)).toMatchObject([{ amountInCents: 2000 }]);
    expect((await anna.read(id)).refundedInCents).toBe(2000);
    expect((await scene.bookingOf(id)).cancelledBy).toBe('operator');
    const audit = await scene.db.query.selectFrom('audit').selectAll().where('target', '=', id).execute();
    expect(audit).toMatchObject([{ actorId: owner.account.id, action: 'booking-cancelled', stationId: beach.id }]);
  });

  test('is over once something was collected', async () => {
    const { anna, id } = await paidBooking();
    const now = scene.clock.now();
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'started', firstOpenAt: now })
      .where('bookingId', '=', id)
      .execute();
    const refused = await anna.browser.post(`/api/bookings/${id}/cancel`, { preview: true });
    expect(refused.headers.get('x-refusal')).toBe('not-cancellable');
  });

  test('a refund whose answer is lost is sent once, also when the provider forgot the key', async () => {
    const { anna, id } = await paidBooking({ day: 4 });
    let asked = 0;
    scene.deps.payments = {
      ...scene.provider,
      refund: async (order) => {
        asked += 1;
        await scene.provider.refund(order);
        return lost();
      },
    };
    await cancel(anna, id);
    await expect.poll(() => asked, SOON).toBeGreaterThan(1);
    expect(await refundsOf(id)).toHaveLength(1);
    scene.deps.payments = scene.provider;
    await scene.advance({ hours: 25 });
    await expect.poll(async () => (await ledgerOf(id)).at(-1)?.state, SOON).toBe('succeeded');
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('a refund that the bank will not take is for a person to look after', async () => {
    const { anna, id } = await paidBooking();
    scene.deps.payments = {
      ...scene.provider,
      refund: () => Promise.reject(new PaymentProblem('refused', 'charge_disputed')),
    };
    await cancel(anna, id);
    await scene.jobs.drain();
    const row = (await ledgerOf(id)).at(-1);
    expect(row).toMatchObject({ kind: 'refund', state: 'failed', failureCode: 'charge_disputed' });
    const alert = await scene.db.query
      .selectFrom('alerts')
      .select('kind')
      .where('target', '=', row?.id ?? '')
      .execute();
    expect(alert).toEqual([{ kind: 'refund-failed' }]);
  });

  test('a refund that cannot arrive becomes a transfer that staff make', async () => {
    const { anna, id } = await paidBooking();
    scene.deps.payments = {
      ...scene.provider,
      refund: () => Promise.resolve({ id: 're_1', state: 'failed', failureCode: 'expired_or_canceled_card' }),
    };
    await cancel(anna, id);
    await scene.jobs.drain();
    const [, failed, transfer] = await ledgerOf(id);
    expect(failed).toMatchObject({ kind: 'refund', means: 'card', state: 'failed' });
    expect(transfer).toMatchObject({ means: 'bank', state: 'pending', refundsId: failed?.refundsId });
    expect(transfer?.amountInCents).toBe(failed?.amountInCents);
    const tasks = await scene.db.query.selectFrom('bankRefunds').select('ledgerId').execute();
    expect(tasks).toContainEqual({ ledgerId: transfer?.id });
  });
});
