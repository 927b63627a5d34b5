import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CardChargeOrder } from '../../ground/ports/payment-provider.ts';
import { openExtensionScene, PRICE, type ExtensionScene } from '../../testing/open-extension-scene.ts';
import { lost } from '../../testing/open-rental-scene.ts';
import { holdHour } from './hold-hour.ts';

let scene: ExtensionScene;
beforeAll(async () => {
  scene = await openExtensionScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const FAILS_LATER = '4000000000000341';

describe('when something breaks', () => {
  test('between the decision and the charge, a job charges once', async () => {
    const rented = await scene.rent();
    const booking = { id: rented.bookingId, stationId: rented.station.id };
    await holdHour(scene.deps, { booking, askedFrom: 'web', priceInCents: PRICE });
    expect(await scene.takenFor(rented)).toEqual([]);
    await scene.advance({ seconds: 31 });
    await scene.expectExtended(rented);
  });

  test('and the card turns out to be refused only then, an SMS says where to pay', async () => {
    const rented = await scene.rent({ card: FAILS_LATER });
    const booking = { id: rented.bookingId, stationId: rented.station.id };
    const { id } = await holdHour(scene.deps, { booking, askedFrom: 'web', priceInCents: PRICE });
    await scene.advance({ seconds: 31 });
    const told = () =>
      scene.db.query.selectFrom('notices').select('state').where('occasion', '=', id).executeTakeFirst();
    await expect.poll(async () => (await told())?.state, SOON).toBe('sent');
    const { payUrl } = await scene.ask(rented);
    await scene.pay(payUrl ?? '');
    await scene.expectExtended(rented);
  });

  test('and the answer of the charge is lost, it is asked again and taken once', async () => {
    await scene.webhooks('drop');
    const rented = await scene.rent();
    scene.deps.payments = {
      ...scene.provider,
      chargeCard: async (order) => {
        await scene.provider.chargeCard(order);
        return lost();
      },
    };
    expect(await scene.ask(rented)).toMatchObject({ extended: false, payUrl: null, heldUntil: expect.any(String) });
    expect((await rented.customer.read(rented.bookingId)).actions.extension?.held?.waitsFor).toBe('card');
    scene.deps.payments = scene.provider;
    await scene.advance({ seconds: 31 });
    await scene.expectExtended(rented);
    // The customer no longer waits for it.
    const texts = () => scene.messages.list({ to: '+37255550199' }).map(({ text }) => text);
    await expect.poll(() => texts().join(' '), SOON).toContain('now ends at 14:00');
  });

  test('and no answer comes in ten minutes, it is looked up: paid, it counts', async () => {
    await scene.webhooks('drop');
    const rented = await scene.rent();
    scene.deps.payments = {
      ...scene.provider,
      chargeCard: async (order) => {
        await scene.provider.chargeCard(order);
        return lost();
      },
    };
    await scene.ask(rented);
    await scene.advance({ minutes: 10, seconds: 1 });
    await scene.expectExtended(rented);
    expect(await scene.chargesOf(rented)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('and the card was never reached, nothing is charged', async () => {
    const rented = await scene.rent();
    scene.deps.payments = { ...scene.provider, chargeCard: lost };
    await scene.ask(rented);
    await scene.advance({ minutes: 10, seconds: 1 });
    await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
    scene.deps.payments = scene.provider;
    await scene.expectAsBefore(rented);
    await scene.advance({ hours: 1, minutes: 2 });
    await expect.poll(async () => (await scene.chargesOf(rented))[0]?.state, SOON).toBe('failed');
    expect(await scene.takenFor(rented)).toEqual([]);
  });

  test('and nobody can be asked, the hour stays kept until somebody knows', async () => {
    const rented = await scene.rent();
    scene.deps.payments = { ...scene.provider, chargeCard: lost, findCharge: lost };
    await scene.ask(rented);
    await scene.advance({ minutes: 10, seconds: 1 });
    expect(await scene.stateOf(rented)).toEqual(['held']);
    scene.deps.payments = scene.provider;
    await scene.advance({ minutes: 2 });
    await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
    await scene.expectAsBefore(rented);
  });

  test('and the money comes after the hour was given up, it goes back', async () => {
    const rented = await scene.rent({ card: FAILS_LATER });
    const { payUrl } = await scene.ask(rented);
    await scene.loseHolds();
    await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
    await scene.pay(payUrl ?? '');
    await expect
      .poll(() => scene.refundsOf(rented.bookingId), SOON)
      .toMatchObject([{ purpose: 'lost-hold', amountInCents: PRICE }]);
    await scene.jobs.drain();
    expect(await scene.refundsOf(rented.bookingId)).toMatchObject([{ state: 'succeeded' }]);
    expect((await scene.bookingOf(rented.bookingId)).extendedAt).toBeNull();
  });

  test('and a slow charge goes through after the hour was given up, it goes back', async () => {
    const rented = await scene.rent();
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const fault = {
      chargeCard: async (order: CardChargeOrder) => {
        begun.resolve();
        scene.deps.payments = { ...scene.provider, chargeCard: lost };
        await slow.promise;
        return scene.provider.chargeCard(order);
      },
    };
    scene.deps.payments = { ...scene.provider, ...fault };
    const asked = scene.ask(rented).catch(() => undefined);
    // The hour is held before the card is asked; after its time nobody asks any more.
    await begun.promise;
    expect(await scene.stateOf(rented)).toEqual(['held']);
    await scene.advance({ minutes: 10, seconds: 1 });
    await expect.poll(() => scene.stateOf(rented), SOON).toEqual(['lapsed']);
    slow.resolve();
    await asked;
    await expect
      .poll(() => scene.refundsOf(rented.bookingId), SOON)
      .toMatchObject([{ purpose: 'lost-hold', amountInCents: PRICE }]);
    expect((await scene.bookingOf(rented.bookingId)).extendedAt).toBeNull();
  });

  test('and the booking is cancelled while the hour is kept, a payment goes back', async () => {
    const rented = await scene.rent({ card: FAILS_LATER });
    const { payUrl } = await scene.ask(rented);
    await rented.customer.browser.post(`/api/bookings/${rented.bookingId}/cancel`, {});
    await scene.pay(payUrl ?? '');
    await expect
      .poll(async () => (await scene.refundsOf(rented.bookingId)).map(({ purpose }) => purpose), SOON)
      .toContain('lost-hold');
    expect(await scene.stateOf(rented)).toEqual(['lapsed']);
  });
});
