import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyActs } from '../../testing/money-acts.ts';
import { openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { stationVisits } from '../problems/station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { atBank, debtsOf, loseDispute } = moneyActs(() => scene);
const { atTheStation, until } = stationVisits(() => scene);

async function sentTo(bookingId: string): Promise<number> {
  const refunds = await scene.refundsOf(bookingId);
  return refunds.reduce((sum, { state, amountInCents }) => sum + (state === 'succeeded' ? amountInCents : 0), 0);
}

/** Rented at a station that has fallen silent, so refunds of what is cancelled wait for it. */
async function rentOutOfReach(count: number) {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const rental = await scene.rent(beach, { count });
  await scene.jobs.drain();
  await scene.unplug(beach, program);
  const { customer, bookingId, end } = rental;
  const cancel = (sessionIds?: string[]) => customer.browser.call(calls.cancelBooking, { bookingId, sessionIds });
  const untilHeard = () => scene.advance(scene.clock.now().until(end.add({ hours: 27 })));
  return { ...rental, cancel, untilHeard };
}

async function collect({ sessions, start, end }: Awaited<ReturnType<typeof rentOutOfReach>>, index: number) {
  const out = { status: 'finished', firstOpenAt: start, closeAt: end } as const;
  const id = sessions[index]?.id ?? '';
  await scene.db.query.updateTable('sessions').set(out).where('id', '=', id).execute();
}

test('a refund that waits is not owed when the bank gives the money first', async () => {
  const { customer, bookingId, cancel, untilHeard } = await rentOutOfReach(1);
  await cancel();
  await loseDispute({ bookingId });
  await untilHeard();
  expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'failed', failureCode: 'given-by-bank' }]);
  expect(await debtsOf(customer)).toEqual([]);
});

test('of two boards, the refund of one that waits is no part of what is owed for the other', async () => {
  const rental = await rentOutOfReach(2);
  const { customer, bookingId, sessions, cancel, untilHeard } = rental;
  await cancel([sessions[0]?.id ?? '']);
  await collect(rental, 1);
  await loseDispute({ bookingId });
  await untilHeard();
  expect(await debtsOf(customer)).toMatchObject([{ reason: 'dispute', amountInCents: 2_200, status: 'due' }]);

  // Should the bank return the money after all, that refund is promised again.
  await atBank({ bookingId }, 'dispute/decide', { outcome: 'won' });
  await scene.advance({ minutes: 15 });
  expect(await debtsOf(customer)).toMatchObject([{ status: 'forgiven' }]);
  const refunds = (await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed');
  expect(refunds).toMatchObject([{ state: 'succeeded', amountInCents: 1_800 }]);
});

test('a refund waits while the bank decides, and leaves if we win', async () => {
  const { bookingId, cancel, untilHeard } = await rentOutOfReach(1);
  await cancel();
  await atBank({ bookingId }, 'dispute');
  await untilHeard();
  expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending', amountInCents: 1_800 }]);
  await atBank({ bookingId }, 'dispute/decide', { outcome: 'won' });
  await scene.advance({ minutes: 15 });
  expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'succeeded', amountInCents: 1_800 }]);
});

test.for(['won', 'lost'] as const)(
  'what is given back while the bank decides is promised, waits for it, and leaves only if we have the money: %s',
  async (outcome) => {
    const { customer, bookingId, sessions, cancel, untilHeard } = await rentOutOfReach(2);
    await atBank({ bookingId }, 'dispute');
    const first = await cancel([sessions[0]?.id ?? '']);
    expect(first).toMatchObject({ refundInCents: 1_800, parts: [{ kind: 'at-bank', amountInCents: 1_800 }] });
    expect(await cancel()).toMatchObject({ refundInCents: 1_800, paidInCents: 2_000 });
    expect(await customer.read(bookingId)).toMatchObject({
      refundedInCents: 0,
      refundParts: [{ kind: 'at-bank', amountInCents: 3_600, isWaiting: true }],
    });
    await untilHeard();
    expect(await sentTo(bookingId)).toBe(0);
    await atBank({ bookingId }, 'dispute/decide', { outcome });
    await scene.advance({ minutes: 15 });
    expect(await sentTo(bookingId)).toBe(outcome === 'won' ? 3_600 : 0);
    expect(await debtsOf(customer)).toEqual([]);
    const mail = scene.messages.list({ to: customer.account.email }).map(({ text }) => text);
    expect(mail.join()).toContain('waits until your bank has decided');
  },
);

test.for(['won', 'lost'] as const)(
  'the money that was chosen while the bank decides leaves for the time that was left, or never: %s',
  async (outcome) => {
    const { customer, bookingId, program, session, end, report, choose } = await atTheStation();
    await atBank({ bookingId }, 'dispute');
    await choose((await report('damaged-board')).id, 'money-back');
    await until(end.subtract({ minutes: 15 }));
    await program.report(...returned(session, scene.clock.now()));
    await scene.advance({ minutes: 20 });
    const { browser } = customer;
    const [told] = (await browser.call(calls.myProblems, { bookingId })).problems;
    expect(told?.moneyBack).toMatchObject({ refundInCents: 500, isWhole: false });
    await atBank({ bookingId }, 'dispute/decide', { outcome });
    await scene.advance({ minutes: 15 });
    expect(await sentTo(bookingId)).toBe(outcome === 'won' ? 500 : 0);
    expect(await debtsOf(customer)).toMatchObject(outcome === 'won' ? [] : [{ amountInCents: 1_500, status: 'due' }]);
  },
);

test('a board that is given up after the bank took the money is owed no more, and no page asks for it', async () => {
  const rental = await rentOutOfReach(2);
  const { customer, bookingId, sessions, cancel } = rental;
  await collect(rental, 1);
  await loseDispute({ bookingId });
  const [debt] = await debtsOf(customer);
  expect(debt).toMatchObject({ amountInCents: 4_000, status: 'due' });
  const pay = () => customer.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
  const { url: old } = await pay();
  expect(await cancel([sessions[0]?.id ?? ''])).toMatchObject({ refundInCents: 0, parts: [] });
  expect(await debtsOf(customer)).toMatchObject([{ amountInCents: 2_200, status: 'due' }]);
  await scene.jobs.drain();
  expect(await scene.pay(old)).toMatchObject({ status: 'expired' });
  await scene.pay((await pay()).url);
  await expect.poll(() => debtsOf(customer), SOON).toMatchObject([{ amountInCents: 2_200, status: 'paid' }]);
});

test('whoever has just paid the old sum gets the difference back', async () => {
  const rental = await rentOutOfReach(2);
  const { customer, bookingId, sessions, cancel } = rental;
  await collect(rental, 1);
  await loseDispute({ bookingId });
  const [debt] = await debtsOf(customer);
  const { url } = await customer.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
  await scene.webhooks('drop');
  await scene.pay(url);
  await cancel([sessions[0]?.id ?? '']);
  await scene.webhooks('deliver');
  await scene.jobs.drain();
  expect(await debtsOf(customer)).toMatchObject([{ amountInCents: 2_200, status: 'paid' }]);
  await scene.jobs.drain();
  const sent = (await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed');
  expect(sent).toMatchObject([{ amountInCents: 1_800, state: 'succeeded' }]);
});
