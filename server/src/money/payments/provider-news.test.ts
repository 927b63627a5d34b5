import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentContinuations } from '../../entry/jobs/payment-continuations.ts';
import { lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { queueCharge } from './queue-charge.ts';
import { reconcile } from './reconcile.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('deliver'));
afterEach(() => scene.browser().post('/sandbox/api/payments/faults', { api: 'ok' }));
afterAll(() => scene.close());

/** 20.00 €, paid with the card. */
async function rent(card?: string) {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00', 3));
  await scene.pay(url, { card });
  const { id } = await anna.newest();
  await expect.poll(async () => (await anna.read(id)).status, SOON).toBe('complete');
  const [charge] = await ledgerOf(id);
  return { anna, id, chargeId: charge?.id ?? '', paymentId: charge?.providerId ?? '' };
}

const ledgerOf = (bookingId: string) =>
  scene.db.query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).orderBy('createdAt').execute();

const alertsOf = async (kind: string, bookingId: string) =>
  (
    await scene.db.query
      .selectFrom('alerts')
      .select(['kind', 'target', 'data', 'closedAt'])
      .where('kind', '=', kind as never)
      .execute()
  ).filter(({ data }) => (data as { bookingId?: string }).bookingId === bookingId);

const atBank = async (paymentId: string, act: string, body: object = {}) => {
  const response = await scene.browser().post(`/sandbox/api/payments/${paymentId}/${act}`, body);
  expect(response.status).toBe(200);
  await scene.jobs.drain();
};

const charge = (accountId: string, bookingId: string) =>
  scene.db.transaction((tx) =>
    queueCharge(
      tx,
      { purpose: 'overtime', subjectId: bookingId, amountInCents: 1500, accountId, bookingId },
      scene.clock.now(),
    ),
  );

describe('a dispute', () => {
  test.each(['deliver', 'duplicate'] as const)('takes the money out of the books once (%s)', async (fault) => {
    const { anna, id, chargeId, paymentId } = await rent();
    await scene.webhooks(fault);
    await atBank(paymentId, 'dispute', { reason: 'product_not_received' });
    const rows = (await ledgerOf(id)).slice(1);
    expect(rows).toMatchObject([
      { kind: 'dispute', purpose: 'dispute', state: 'succeeded', amountInCents: 2000, refundsId: chargeId },
    ]);
    const [alert] = await alertsOf('payment-disputed', id);
    expect(alert).toMatchObject({ closedAt: null, data: { amountInCents: 2000, reason: 'product_not_received' } });
    const { answerBy = '' } = (alert?.data ?? {}) as { answerBy?: string };
    expect(Temporal.Instant.from(answerBy).since(scene.clock.now()).total('hours')).toBeGreaterThan(300);
    const dispute = await scene.db.query
      .selectFrom('disputes')
      .selectAll()
      .where('ledgerId', '=', chargeId)
      .executeTakeFirst();
    expect(dispute).toMatchObject({ status: 'open', closedAt: null });
    const { waitsFor } = await anna.browser.call(calls.deletionForecast);
    expect(waitsFor).toContainEqual(expect.objectContaining({ obstacle: 'dispute', bookingId: id }));
  });

  test.each([
    ['won', ['dispute', 'dispute-return']],
    ['lost', ['dispute']],
  ] as const)('that is %s is over', async (outcome, kinds) => {
    const { id, chargeId, paymentId } = await rent();
    await atBank(paymentId, 'dispute');
    await atBank(paymentId, 'dispute/decide', { outcome });
    expect((await ledgerOf(id)).slice(1).map(({ kind }) => kind)).toEqual(kinds);
    const dispute = await scene.db.query
      .selectFrom('disputes')
      .selectAll()
      .where('ledgerId', '=', chargeId)
      .executeTakeFirst();
    expect(dispute).toMatchObject({ status: outcome, closedAt: expect.anything() });
    expect((await alertsOf('payment-disputed', id))[0]?.closedAt).not.toBeNull();
  });

  test('lets what is given back wait', async () => {
    const { anna, id, paymentId } = await rent();
    await atBank(paymentId, 'dispute');
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    await scene.jobs.drain();
    const refunds = (await ledgerOf(id)).filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ state: 'pending', amountInCents: 1_800 }]);
  });

  test('pauses what is owed for the booking, before and during', async () => {
    const { anna, id, paymentId } = await rent('4000000341000018');
    await charge(anna.account.id, id);
    await scene.jobs.drain();
    const debts = () =>
      scene.db.query.selectFrom('debts').select(['id', 'pausedAt']).where('bookingId', '=', id).execute();
    expect(await debts()).toMatchObject([{ pausedAt: null }]);
    await atBank(paymentId, 'dispute');
    expect((await debts())[0]?.pausedAt).not.toBeNull();
    await scene.db.transaction((tx) =>
      queueCharge(
        tx,
        {
          purpose: 'overtime',
          subjectId: id,
          attempt: 2,
          amountInCents: 1500,
          accountId: anna.account.id,
          bookingId: id,
        },
        scene.clock.now(),
      ),
    );
    await scene.jobs.drain();
    expect((await debts()).map(({ pausedAt }) => pausedAt === null)).toEqual([false, false]);
    await atBank(paymentId, 'dispute/decide', { outcome: 'lost' });
    expect((await debts()).map(({ pausedAt }) => pausedAt === null)).toEqual([true, true]);
  });
});

describe('refunds that we did not make', () => {
  test('are written down with a credit note and told to staff', async () => {
    const { id, chargeId, paymentId } = await rent();
    await scene.webhooks('duplicate');
    await atBank(paymentId, 'refund', { amountInCents: 500 });
    const [, refund, ...more] = await ledgerOf(id);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({
      kind: 'refund',
      purpose: 'made-at-provider',
      state: 'succeeded',
      amountInCents: 500,
      refundsId: chargeId,
    });
    const note = await scene.db.query
      .selectFrom('receipts')
      .select('kind')
      .where('ledgerId', '=', refund?.id ?? '')
      .execute();
    expect(note).toEqual([{ kind: 'credit-note' }]);
    expect(await alertsOf('refund-outside', id)).toHaveLength(1);
  });

  test('and ours that come back later become transfers', async () => {
    const { anna, id } = await rent('4000000000005126');
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    await scene.jobs.drain();
    expect((await ledgerOf(id)).map(({ state }) => state)).toEqual(['succeeded', 'succeeded']);
    await scene.advance({ minutes: 2 });
    await expect
      .poll(async () => (await ledgerOf(id)).map(({ means, state }) => `${means} ${state}`), SOON)
      .toEqual(['card succeeded', 'card failed', 'bank pending']);
  });
});

test('a warning of fraud is told to staff', async () => {
  const { id, paymentId } = await rent();
  await atBank(paymentId, 'fraud-warning');
  expect(await alertsOf('fraud-warning', id)).toMatchObject([{ data: { amountInCents: 2000, paymentId } }]);
});

test('a charge whose answer never came is settled by its event', async () => {
  const { anna, id } = await rent();
  scene.deps.payments = {
    ...scene.provider,
    chargeCard: async (order) => {
      const { state } = await scene.provider.chargeCard(order);
      expect(state).toBe('paid');
      return { state: 'processing', paymentId: '' };
    },
  };
  await charge(anna.account.id, id);
  await scene.jobs.drain();
  await expect.poll(async () => (await ledgerOf(id)).at(-1)?.state, SOON).toBe('succeeded');
  const row = (await ledgerOf(id)).at(-1);
  const { charges } = await scene.readProviderLedger();
  expect(charges.filter(({ metadata }) => metadata['ledgerId'] === row?.id)).toHaveLength(1);
});

test('a refund whose answer never came is found after the provider forgot its key, and not sent again', async () => {
  const { anna, id, chargeId } = await rent();
  const refund: typeof scene.provider.refund = async (order) => {
    await scene.provider.refund(order);
    return lost();
  };
  scene.deps.payments = { ...scene.provider, refund };
  await anna.browser.call(calls.cancelBooking, { bookingId: id });
  await scene.jobs.drain();
  const refundsHere = async () => (await ledgerOf(id)).filter(({ refundsId }) => refundsId === chargeId);
  expect(await refundsHere()).toMatchObject([{ state: 'pending' }]);
  scene.deps.payments = scene.provider;
  await scene.advance({ hours: 24 });
  await expect.poll(refundsHere, SOON).toMatchObject([{ state: 'succeeded', means: 'card' }]);
});

describe('the books', () => {
  const compare = () => reconcile(scene.deps, paymentContinuations);
  const differencesOf = async (bookingId: string) => {
    const rows = await scene.db.query
      .selectFrom('alerts')
      .select(['target', 'data'])
      .where('kind', '=', 'books-differ')
      .execute();
    const ids = new Set((await ledgerOf(bookingId)).flatMap(({ id, providerId }) => [id, providerId]));
    return rows.filter(({ target }) => ids.has(target)).map(({ data }) => (data as { what: string }).what);
  };

  test('that agree tell the fees', async () => {
    const { anna, id, paymentId } = await rent();
    await atBank(paymentId, 'refund', { amountInCents: 500 });
    await anna.browser.call(calls.cancelBooking, { bookingId: id });
    await scene.jobs.drain();
    await scene.advance({ hours: 2 });
    await compare();
    await compare();
    const rows = await ledgerOf(id);
    expect(rows.map(({ kind, feeInCents }) => [kind, feeInCents])).toEqual([
      ['charge', 55],
      ['refund', 0],
      ['refund', 0],
    ]);
    expect(rows.every(({ reconciledAt }) => reconciledAt !== null)).toBe(true);
    expect(await differencesOf(id)).toEqual([]);
  });

  test('catch up with news that were lost', async () => {
    const { id, paymentId } = await rent();
    await scene.webhooks('drop');
    await atBank(paymentId, 'refund', { amountInCents: 500 });
    await atBank(paymentId, 'dispute');
    expect(await ledgerOf(id)).toHaveLength(1);
    await scene.advance({ hours: 2 });
    await compare();
    expect(
      (await ledgerOf(id)).map(({ kind, amountInCents, feeInCents }) => [kind, amountInCents, feeInCents]),
    ).toEqual([
      ['charge', 2000, 55],
      ['refund', 500, 0],
      ['dispute', 1500, 2000],
    ]);
    expect(await differencesOf(id)).toEqual([]);
  });

  test('hear of the end of a dispute that moved no money and whose news was lost', async () => {
    const { id, paymentId } = await rent();
    await atBank(paymentId, 'dispute');
    await scene.webhooks('drop');
    await atBank(paymentId, 'dispute/decide', { outcome: 'lost' });
    const [alert] = await alertsOf('payment-disputed', id);
    expect(alert?.closedAt).toBeNull();
    await scene.webhooks('deliver');
    await scene.advance({ hours: 2 });
    await compare();
    const [closed] = await alertsOf('payment-disputed', id);
    expect(closed?.closedAt).not.toBeNull();
    const [dispute] = await scene.db.query
      .selectFrom('disputes')
      .select(['status', 'closedAt'])
      .where(
        'ledgerId',
        'in',
        (await ledgerOf(id)).map((row) => row.id),
      )
      .execute();
    expect(dispute).toMatchObject({ status: 'lost', closedAt: expect.anything() });
  });

  test('that differ are told once each: another sum, missing there', async () => {
    const sum = await rent();
    const there = await rent();
    await scene.db.query.updateTable('ledger').set({ amountInCents: 1999 }).where('id', '=', sum.chargeId).execute();
    await scene.db.query
      .updateTable('ledger')
      .set({ providerId: 'pi_none' })
      .where('id', '=', there.chargeId)
      .execute();
    await scene.advance({ hours: 2 });
    await compare();
    expect([await differencesOf(sum.id), await differencesOf(there.id)]).toEqual([['other-sum'], ['missing-there']]);
    await scene.db.query
      .updateTable('alerts')
      .set({ closedAt: scene.clock.now() })
      .where('kind', '=', 'books-differ')
      .execute();
    await compare();
    expect([await differencesOf(sum.id), await differencesOf(there.id)]).toEqual([['other-sum'], ['missing-there']]);
    const missingHere = await scene.db.query
      .selectFrom('alerts')
      .select('data')
      .where('target', '=', there.paymentId)
      .execute();
    expect(missingHere).toMatchObject([{ data: { what: 'missing-here', theirsInCents: 2000 } }]);
    await scene.db.query.updateTable('ledger').set({ amountInCents: 2000 }).where('id', '=', sum.chargeId).execute();
    await scene.db.query
      .updateTable('ledger')
      .set({ providerId: there.paymentId })
      .where('id', '=', there.chargeId)
      .execute();
  });

  test('that agree after all take back what was told', async () => {
    const { id, chargeId, paymentId } = await rent();
    const paidWith = (providerId: string | null) =>
      scene.db.query.updateTable('ledger').set({ providerId }).where('id', '=', chargeId).execute();
    const isOpen = async () => {
      const alerts = scene.db.query.selectFrom('alerts').select(['target', 'closedAt']);
      const rows = await alerts.where('target', 'in', [chargeId, paymentId]).execute();
      return rows.map(({ closedAt }) => closedAt === null);
    };
    await paidWith(null);
    await scene.advance({ hours: 2 });
    await compare();
    expect(await isOpen()).toEqual([true, true]);
    await paidWith(paymentId);
    await compare();
    expect(await isOpen()).toEqual([false, false]);
    expect((await ledgerOf(id))[0]?.reconciledAt).not.toBeNull();
  });

  test('are compared every night', async () => {
    const { id } = await rent();
    await scene.advance({ hours: 26 });
    await expect.poll(async () => (await ledgerOf(id))[0]?.reconciledAt ?? null, SOON).not.toBeNull();
  });
});
