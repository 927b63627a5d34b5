import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { MAX_SMS_TO_ONE_PER_DAY } from '@laine/rules/constants.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetOf, countUse } from '../../ground/budgets/budgets.ts';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const SATELLITE = '+88216123456';

async function withPass() {
  const customer = await scene.customer();
  await scene.station();
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const { id: offerId } = await scene.db.transaction((tx) =>
    addOffer(
      tx,
      {
        name: 'Summer',
        country: 'EE',
        priceInCents: 9900,
        firstDay: today.subtract({ days: 1 }).toString(),
        lastDay: today.add({ days: 60 }).toString(),
        stationIds: [],
        onSale: true,
      },
      scene.clock.now(),
    ),
  );
  const { url } = await customer.browser.call(calls.buyPass, {
    offerId,
    acceptedTermsAndConditions: true,
    startsAtOnce: true,
  });
  await scene.pay(url);
  await expect.poll(async () => (await customer.browser.call(calls.myPasses)).passes[0]?.status, SOON).toBe('active');
  return customer;
}

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

async function book(customer: Customer, stationId: string, phone: string) {
  const start = scene.clock.now().add({ minutes: 150 });
  const slot = { stationId, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const { url, refusal } = await customer.checkout(slot, { phone });
  if (refusal !== null) return undefined;
  await scene.pay(url);
  const { id } = await customer.newest();
  await expect.poll(async () => (await customer.read(id)).status, SOON).toBe('complete');
  await scene.jobs.drain();
  return id;
}

const smsTo = (phone: string) => scene.messages.list({ to: phone }).length;

test('a pass, booked and cancelled again and again, sends nothing to a satellite and one SMS a booking to a phone', async () => {
  const stranger = await withPass();
  const beach = await scene.station({ lockers: 2, startingFeeInCents: 0 });
  const judged = (phone: string) => stranger.browser.call(calls.judgePhone, { stationId: beach.id, phone });
  expect(await judged(SATELLITE)).toEqual({ getsSms: false });
  expect(await judged('+372 5555 0188')).toEqual({ getsSms: true });

  for (const [phone, each] of [
    [SATELLITE, 0],
    ['+37255550188', 1],
  ] as const) {
    let booked = 0;
    for (let round = 0; round < 2; round += 1) {
      const bookingId = await book(stranger, beach.id, phone);
      if (bookingId === undefined) break;
      booked += 1;
      await stranger.browser.call(calls.cancelBooking, { bookingId });
      await scene.jobs.drain();
    }
    expect(booked).toBeGreaterThan(0);
    expect(smsTo(phone)).toBe(booked * each);
    await scene.advance({ hours: 25 });
  }
  const mails = scene.messages.list({ to: stranger.account.email }).map(({ text }) => text);
  expect(mails.some((text) => /\b\d{4}\b/.test(text) && text.includes('Test beach'))).toBe(true);
});

test('whoever has used up an account, a number or a country keeps nobody from the code that a card has paid for', async () => {
  const phone = '+37255550177';
  const [pays, rides] = [await scene.customer(), await withPass()];
  const [one, other] = [await scene.station({ startingFeeInCents: 0 }), await scene.station()];
  const limits = [{ most: 1, within: Temporal.Duration.from({ hours: 24 }) }];
  const used = [
    budgetOf(scene.deps, 'sms to a number', phone, limits),
    budgetOf(scene.deps, 'sms of an account', pays.account.id, limits),
  ];
  await scene.db.transaction(async (tx) => {
    for (let use = 0; use < MAX_SMS_TO_ONE_PER_DAY; use += 1) await countUse(tx, used, scene.clock.now());
  });
  expect(await book(rides, one.id, phone)).toBeDefined();
  expect(smsTo(phone)).toBe(0);
  expect(await book(pays, other.id, phone)).toBeDefined();
  expect(smsTo(phone)).toBe(1);
});
