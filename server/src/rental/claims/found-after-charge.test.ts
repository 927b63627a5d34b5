import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { moneyActs } from '../../testing/money-acts.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { claimedRentals } from './claimed-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { agreedToPay, claimOf, takenFor } = claimedRentals(() => scene);
const { atBank, debtsOf, give, loseDispute, payDebt } = moneyActs(() => scene);

test('what was paid for and is found again is told to admins, who give that part back, once', async () => {
  const rental = await agreedToPay();
  const { admin, anna, bookingId, claimId, seen, alerts, drop } = rental;
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  expect(await takenFor(claimId)).toEqual([6_500]);
  expect((await drop()).headers.get('x-refusal')).toBe('state-moved-on');

  await seen('paddle');
  await seen();
  await seen('paddle');
  expect(await alerts()).toEqual([{ closedBy: null, stationId: null }]);
  expect((await admin.call(calls.claim, { claimId })).foundInCents).toBe(3_500);
  const dropped = await Promise.all([drop(), drop()]);
  expect(dropped.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await scene.jobs.drain();
  const back = { purpose: 'objection', state: 'succeeded' };
  await expect.poll(() => scene.refundsOf(bookingId), SOON).toMatchObject([{ ...back, amountInCents: 3_500 }]);
  expect(await claimOf(rental)).toMatchObject({ status: 'charged', amountInCents: 3_000, items: [{ kind: 'vest' }] });
  expect((await alerts())[0]?.closedBy).not.toBeNull();
  const mail = scene.messages.list({ to: anna.account.email }).find(({ text }) => /so you get back/.test(text));
  expect(mail?.text).toMatch(/€35\.00.*Credit note/s);

  await seen('paddle', 'vest');
  expect(await alerts()).toMatchObject([{}, { closedBy: null }]);
  expect((await drop()).status).toBe(200);
  await scene.jobs.drain();
  expect(await claimOf(rental)).toMatchObject({ status: 'dropped', decisionReason: 'It was found' });
  const sums = async () => (await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents);
  expect((await sums()).toSorted((a, b) => a - b)).toEqual([3_000, 3_500]);
});

test('what is found while the card is being asked is told at once, and goes back once it has paid', async () => {
  await scene.webhooks('drop');
  scene.deps.payments = {
    ...scene.provider,
    chargeCard: async (order) => {
      await scene.provider.chargeCard(order);
      throw new PaymentProblem('unavailable', 'lost');
    },
  };
  const { seen, alerts, drop, ...rental } = await agreedToPay();
  await seen('paddle', 'vest');
  expect(await claimOf(rental)).toMatchObject({ status: 'charging' });
  expect(await alerts()).toMatchObject([{ closedBy: null }]);
  expect((await drop()).headers.get('x-refusal')).toBe('state-moved-on');
  scene.deps.payments = scene.provider;
  await scene.advance({ hours: 25 });
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  expect(await alerts()).toHaveLength(1);
  await scene.stayIn();
  expect((await drop()).status).toBe(200);
  expect(await claimOf(rental)).toMatchObject({ status: 'dropped' });
});

test('what an admin lets be is not told of again', async () => {
  const { admin, seen, alerts, claimId, ...rental } = await agreedToPay();
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  await seen('paddle');
  const { id: alertId } = await scene.db.query
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'claim-found')
    .where('target', '=', claimId)
    .executeTakeFirstOrThrow();
  await admin.call(calls.closeAlert, { alertId });
  await seen();
  await seen('paddle');
  expect(await alerts()).toHaveLength(1);
});

test.each(['due', 'paid'])('after a bank took the money nothing is owed or kept for it: %s', async (status) => {
  const rental = await agreedToPay();
  const { admin, anna, bookingId, claimId, seen, drop } = rental;
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  await loseDispute({ claimId });
  if (status === 'paid') await payDebt(anna);
  await seen('paddle');
  expect((await drop()).status).toBe(200);
  await seen('paddle', 'vest');
  expect((await admin.call(calls.claim, { claimId })).foundInCents).toBe(3_000);
  expect(await debtsOf(anna)).toMatchObject([{ amountInCents: status === 'paid' ? 6_500 : 3_000, status }]);
  expect((await drop()).status).toBe(200);
  await scene.jobs.drain();
  const given = async () => (await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed');
  const back = (await given()).map(({ amountInCents }) => amountInCents);
  expect(back.toSorted((a, b) => a - b)).toEqual(status === 'paid' ? [3_000, 3_500] : []);
  expect(await debtsOf(anna)).toMatchObject([{ status: status === 'paid' ? 'paid' : 'forgiven' }]);
  await scene.advance({ minutes: 3 });
  const mails = scene.messages.list({ to: anna.account.email }).map(({ text }) => text);
  expect(mails.join('\n')).toContain(status === 'paid' ? '€30.00 goes back to your card' : 'You owe nothing');

  await atBank({ claimId }, 'dispute/decide', { outcome: 'won' });
  const sum = (await given()).reduce((total, { amountInCents }) => total + amountInCents, 0);
  expect(sum).toBe(status === 'paid' ? 13_000 : 6_500);
});

test('a gift for the ride leaves it alone, and what one took beyond the ride does not go back twice', async () => {
  const rental = await agreedToPay();
  const { bookingId, admin, claimId, seen, drop } = rental;
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  const giver = await scene.newAdmin();
  expect((await give(giver, bookingId, 2_000)).status).toBe(200);
  await seen('paddle', 'vest');
  const found = async () => (await admin.call(calls.claim, { claimId })).foundInCents;
  expect(await found()).toBe(6_500);
  expect((await give(giver, bookingId, 500)).status).toBe(200);
  expect(await found()).toBe(6_000);
  expect((await drop()).status).toBe(200);
  await scene.jobs.drain();
  const sums = (await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents);
  expect(sums.toSorted((a, b) => a - b)).toEqual([500, 2_000, 6_000]);
  expect(await claimOf(rental)).toMatchObject({ status: 'dropped' });
});

test('what is paid for it is no turnover, also when a bank took it, it was paid again and goes back', async () => {
  const rental = await agreedToPay();
  const { admin, anna, beach, claimId, owner, seen, drop } = rental;
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  const firstDay = dateIn('Europe/Tallinn', scene.clock.now()).with({ day: 1 }).toString();
  const share = { percent: 80, firstDay, payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
  await admin.call(calls.setOwnerShare, { stationId: beach.id, ...share });
  const turnover = async () => {
    const { months } = await owner.call(calls.runningMonths, { stationId: beach.id });
    const [station] = (await owner.call(calls.dashboard)).stations;
    const month = months.reduce((sum, { sums }) => sum + sums.turnoverInCents, 0);
    return { month, today: station?.revenueTodayInCents };
  };
  const ride = { month: 2_000, today: 0 };
  expect(await turnover()).toEqual(ride);
  await loseDispute({ claimId });
  await payDebt(anna);
  expect(await turnover()).toEqual(ride);
  await seen('paddle', 'vest');
  expect((await drop()).status).toBe(200);
  await scene.jobs.drain();
  expect(await turnover()).toEqual(ride);
});
