import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyActs } from '../../testing/money-acts.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { claimedRentals } from '../claims/claimed-rentals-fixture.ts';
import { HOUR_IN_CENTS } from '../overtime/late-rentals-fixture.ts';
import { stationVisits } from '../problems/station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const { agreedToPay, asAdmin, claimOf, onTheWater } = claimedRentals(() => scene);
const { atTheStation, until } = stationVisits(() => scene);
const { cardOf, giveVoucher, loseDispute, payDebt } = moneyActs(() => scene);

describe('a voucher for a booking, and what its renter paid besides', () => {
  test('is not ended by things of a claim that are found', async () => {
    const rental = await agreedToPay();
    const { anna, bookingId, seen, drop } = rental;
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
    const code = await giveVoucher(anna, bookingId);
    await loseDispute({ bookingId, purpose: 'rental' });
    await seen('paddle', 'vest');
    expect((await drop()).status).toBe(200);
    await payDebt(anna);
    expect(await cardOf(anna, code)).toMatchObject({ status: 'active', balanceInCents: 1_500 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ amountInCents: 6_500, state: 'succeeded' }]);
  });

  test('keeps no overtime that is dropped, although it was spent', async () => {
    const { anna, bookingId, back } = await onTheWater();
    await back(65);
    await scene.advance({ minutes: 3 });
    const giftCardCode = await giveVoucher(anna, bookingId);
    const { url } = await anna.checkout((await scene.beach()).slot('12:00', '13:00', 2), { giftCardCode });
    await scene.pay(url);
    await loseDispute({ bookingId, purpose: 'rental' });
    await anna.browser.call(calls.objectToOvertime, { bookingId, text: 'The door was shut' });
    await (await asAdmin()).call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'Right' });
    await scene.jobs.drain();
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ amountInCents: HOUR_IN_CENTS, state: 'succeeded' }]);
  });
});

describe('what a refund took of a voucher comes back', () => {
  test('as far as the refund shrinks, because the board was used on', async () => {
    const { customer, bookingId, session, program, report, choose, start } = await atTheStation();
    const code = await giveVoucher(customer, bookingId);
    await until(start.add({ minutes: 5 }));
    await choose((await report('damaged-board')).id, 'money-back');
    expect(await cardOf(customer, code)).toMatchObject({ balanceInCents: 0 });
    await until(start.add({ minutes: 57 }));
    await program.report(...returned(session, scene.clock.now()));
    await scene.advance({ minutes: 20 });
    expect(await customer.read(bookingId)).toMatchObject({ refundedInCents: 100 });
    expect(await cardOf(customer, code)).toMatchObject({ balanceInCents: 1_500 });
  });

  test('where a start proves the cancellation void', async () => {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const { customer, bookingId, session, start } = await scene.rent(beach);
    await scene.jobs.drain();
    const code = await giveVoucher(customer, bookingId);
    await scene.unplug(beach, program);
    await customer.browser.call(calls.cancelBooking, { bookingId });
    expect(await cardOf(customer, code)).toMatchObject({ balanceInCents: 200 });
    await until(start.add({ minutes: 5 }));
    await beach.program().beginWith(...collected(session, start));
    await scene.jobs.drain();
    expect(await cardOf(customer, code)).toMatchObject({ balanceInCents: 1_500 });
  });
});
