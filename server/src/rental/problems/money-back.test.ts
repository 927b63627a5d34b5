import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { lost } from '../../testing/open-rental-scene.ts';
import { stationVisits } from './station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const refusalOf = (answer: Response) => answer.headers.get('x-refusal');

const { atTheStation, until } = stationVisits(() => scene);

const PASS_IN_CENTS = 9_900;

/** For the stations of Estonia, from now on. */
async function buyPass({ browser }: Awaited<ReturnType<LinkScene['customer']>>) {
  const now = scene.clock.now();
  const today = dateIn('Europe/Tallinn', now);
  const [firstDay, lastDay] = [today.subtract({ days: 1 }).toString(), today.add({ days: 60 }).toString()];
  const season = { name: 'Summer', country: 'EE', priceInCents: PASS_IN_CENTS, firstDay, lastDay } as const;
  const { id: offerId } = await scene.db.transaction((tx) =>
    addOffer(tx, { ...season, stationIds: [], onSale: true }, now),
  );
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  await scene.pay((await browser.call(calls.buyPass, wish)).url);
  const bought = async () => (await browser.call(calls.myPasses)).passes[0]?.status;
  await expect.poll(bought, SOON).toBe('active');
}

test('no hour is sold for a board whose money goes back, and one for the other leaves its refund alone', async () => {
  const { bookingId, customer, program, session, sessions, end, report, choose } = await atTheStation({ count: 2 });
  for (const other of sessions.slice(1)) await program.report(...collected(other, scene.clock.now()));
  await choose((await report('damaged-board')).id, 'money-back');
  const { priceInCents, extended } = await customer.browser.call(calls.extendBooking, { bookingId });
  expect({ priceInCents, extended }).toEqual({ priceInCents: 750, extended: true });
  expect(await scene.sessionOf(session.id)).toMatchObject({ end });
  await until(end.subtract({ minutes: 15 }));
  await program.report(...returned(session, scene.clock.now()));
  await scene.advance({ minutes: 16 });
  const sent = async () => (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
  await expect.poll(sent, SOON).toMatchObject([{ amountInCents: 500 }]);
  // Nor for the only board.
  const alone = await atTheStation();
  await alone.choose((await alone.report('damaged-board')).id, 'money-back');
  const path = `/api/bookings/${alone.bookingId}/extend`;
  expect(refusalOf(await alone.customer.browser.post(path, {}))).toBe('not-extendable');
});

test.for(['staff', 'renter'] as const)(
  'a replacement cancelled by us, or after its door stayed shut, gives the money for the board that it stands in for: %s',
  async (who) => {
    const { bookingId, customer, program, session, report, choose } = await atTheStation();
    await choose((await report('damaged-board')).id, 'another-locker');
    await program.report(...returned(session, scene.clock.now()));
    const second = (await scene.sessionsOf(bookingId)).find(({ replaces }) => replaces !== null);
    const jam = { lockerNumber: second?.lockerNumber ?? null, sessionId: second?.id ?? '' };
    if (who === 'renter') await program.report({ type: 'door-jammed', ...jam });
    const { browser } = who === 'staff' ? await scene.newAdmin() : customer;
    await browser.call(calls.cancelBooking, { bookingId, sessionIds: [jam.sessionId] });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ purpose: 'operator-fault', amountInCents: 2_000 }]);
  },
);

test('an hour that is asked for goes with its board, also when the card has paid for it', async () => {
  const { bookingId, customer, program, session, end, report, choose } = await atTheStation({ count: 2 });
  scene.deps.payments = {
    ...scene.provider,
    async chargeCard(order) {
      await scene.provider.chargeCard(order);
      return lost();
    },
  };
  await scene.webhooks('drop');
  expect(await customer.browser.call(calls.extendBooking, { bookingId })).toMatchObject({ extended: false });
  await choose((await report('damaged-board')).id, 'money-back');
  await scene.jobs.drain();
  scene.deps.payments = scene.provider;
  const hours = scene.db.query.selectFrom('extensions').select('status').where('bookingId', '=', bookingId);
  expect(await hours.execute()).toEqual([{ status: 'lapsed' }]);
  expect((await scene.sessionsOf(bookingId)).map((board) => board.end.equals(end))).toEqual([true, true]);
  await program.report(...returned(session, scene.clock.now()));
  await scene.advance({ minutes: 16 });
  const refunds = async () =>
    (await scene.refundsOf(bookingId)).map(({ purpose, amountInCents, state }) => [purpose, amountInCents, state]);
  const back = [
    ['operator-fault', 2_000, 'succeeded'],
    ['lost-hold', 1_500, 'succeeded'],
  ];
  await expect.poll(refunds, SOON).toEqual(expect.arrayContaining(back));
  expect(await customer.browser.call(calls.extendBooking, { bookingId, preview: true })).toMatchObject({
    priceInCents: 750,
  });
});

test('the hour of a pass comes back with its board, unless it was ridden on', async () => {
  await scene.beach();
  const customer = await scene.customer();
  await buyPass(customer);
  const use = async () => (await customer.browser.call(calls.myPasses)).passes[0]?.usedHours;
  const ride = async (end: Temporal.DurationLike, isCollected = true) => {
    const visit = await atTheStation({ by: customer, startsIn: { minutes: 30 }, isCollected });
    const { program, session, start, bookingId, report, choose } = visit;
    expect(await scene.bookingOf(bookingId)).toMatchObject({ passInCents: 1_500, amountInCents: 500 });
    if (!isCollected)
      await program.report({ type: 'door-jammed', lockerNumber: session.lockerNumber, sessionId: session.id });
    await choose((await report(isCollected ? 'damaged-board' : 'door-does-not-open')).id, 'money-back');
    const used = await use();
    await until(start.add(end));
    if (isCollected) await program.report(...returned(session, start.add(end)));
    await scene.advance({ minutes: 16 });
    return [used, await use()];
  };
  const { id } = (await customer.browser.call(calls.myPasses)).passes[0] ?? { id: '' };
  const parts = async () => (await customer.read((await customer.newest()).id)).refundParts;
  expect(await ride({ minutes: 1 }, false)).toEqual([0, 0]);
  expect(await parts()).toContainEqual({ kind: 'pass', amountInCents: 1_500, isWaiting: false });
  expect(await ride({ minutes: 20 })).toEqual([1, 0]);
  expect(await ride({ minutes: 40 })).toEqual([1, 1]);
  await scene.advance({ minutes: 10 });
  // Withdrawn from meanwhile, it gives the price of the hour.
  const shut = await atTheStation({ by: customer, startsIn: { minutes: 60 }, isCollected: false });
  await customer.browser.call(calls.withdrawPass, { passId: id });
  await shut.program.report({
    type: 'door-jammed',
    lockerNumber: shut.session.lockerNumber,
    sessionId: shut.session.id,
  });
  await shut.choose((await shut.report('door-does-not-open')).id, 'money-back');
  const back = scene.db.query.selectFrom('ledger').select('amountInCents').where('passId', '=', id);
  expect(await back.where('kind', '=', 'refund').orderBy('createdAt').execute()).toEqual([
    { amountInCents: PASS_IN_CENTS - 3_000 },
    { amountInCents: 1_500 },
  ]);
});
