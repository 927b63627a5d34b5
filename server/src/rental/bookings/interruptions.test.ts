import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutIdOf, lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('deliver'));
afterAll(() => scene.close());

describe('after a crash', () => {
  test('between holding and opening the page, asking again goes on', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    scene.deps.payments = { ...scene.provider, openCheckout: lost };
    expect(await anna.checkout(noon)).toMatchObject({ status: 500, refusal: 'payment-unavailable' });
    const { id } = await anna.newest();
    expect((await anna.read(id)).status).toBe('open');
    scene.deps.payments = scene.provider;
    const { url } = await anna.checkout(noon);
    expect((await anna.newest()).id).toBe(id);
    expect(await scene.pay(url)).toMatchObject({ status: 'succeeded' });
    expect((await anna.read(id)).status).toBe('complete');
  });

  test('with the answer lost on its way, the same page is found again', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    scene.deps.payments = {
      ...scene.provider,
      openCheckout: async (order) => {
        await scene.provider.openCheckout(order);
        return lost();
      },
    };
    expect((await anna.checkout(noon)).status).toBe(500);
    const { id } = await anna.newest();
    const pageOf = async () =>
      (await scene.readProviderLedger()).payments.filter(({ metadata }) => metadata['bookingId'] === id);
    const [opened] = await pageOf();
    scene.deps.payments = scene.provider;
    expect(checkoutIdOf((await anna.checkout(noon)).url)).toBe(opened?.id);
    expect(await pageOf()).toHaveLength(1);
  });

  test('nobody asks again: the boards are free after the hold, without the provider', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    scene.deps.payments = { ...scene.provider, openCheckout: lost, closeCheckout: lost, findCheckout: lost };
    await anna.checkout(noon);
    await scene.advance({ minutes: 10, seconds: 1 });
    expect((await anna.newest()).status).toBe('expired');
    scene.deps.payments = scene.provider;
    expect(await scene.isFree(noon)).toBe(true);
  });

  test('a page that is opened too late is shown to nobody', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    let pageUrl = '';
    scene.deps.payments = {
      ...scene.provider,
      openCheckout: async (order) => {
        const checkout = await scene.provider.openCheckout(order);
        pageUrl = checkout.url ?? '';
        await scene.advance({ minutes: 10, seconds: 1 });
        return checkout;
      },
    };
    expect(await anna.checkout(beach.slot('12:00', '13:00'))).toMatchObject({ status: 409, refusal: 'state-moved-on' });
    expect(await scene.pay(pageUrl)).toMatchObject({ status: 'expired' });
  });

  test('a sum the provider will never take frees the boards at once', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const tooSmall = { name: 'Rental', unitInCents: 20, quantity: 1 };
    scene.deps.payments = {
      ...scene.provider,
      openCheckout: (order) => scene.provider.openCheckout({ ...order, lines: [tooSmall] }),
    };
    expect(await anna.checkout(beach.slot('12:00', '13:00'))).toMatchObject({ refusal: 'payment-unavailable' });
    expect((await anna.newest()).status).toBe('expired');
  });

  test('a provider that has forgotten the customer gets to know them again', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    await scene.db.query
      .updateTable('accounts')
      .set({ paymentCustomerId: `cus_gone${anna.account.id}` })
      .where('id', '=', anna.account.id)
      .execute();
    expect((await anna.checkout(beach.slot('12:00', '13:00'))).status).toBe(200);
  });
});

test('a station disabled in the middle: the wish is declined, the paid hold is honoured', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  const { id } = await anna.newest();
  await beach.set({ status: 'disabled' });
  expect((await anna.checkout(beach.slot('12:00', '13:00'))).refusal).toBe('station-closed');
  await scene.pay(url);
  expect((await anna.read(id)).status).toBe('complete');
});

test('a login that ends in the middle: the payment counts, and signing in shows it', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  const { id } = await anna.newest();
  await scene.db.query
    .updateTable('logins')
    .set({ endedAt: scene.clock.now() })
    .where('accountId', '=', anna.account.id)
    .execute();
  expect((await anna.ask(beach.slot('12:00', '13:00'))).status).toBe(401);
  await scene.pay(url);
  expect((await anna.browser.fetch(`/api/bookings/${id}`)).status).toBe(401);
  await expect.poll(async () => (await scene.bookingOf(id)).status, SOON).toBe('complete');
});

test('a declined card can be followed by a good one on the same page', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  const { id } = await anna.newest();
  expect(await scene.pay(url, { card: '4000000000000002' })).toMatchObject({ status: 'declined' });
  expect((await anna.read(id)).status).toBe('open');
  expect(await scene.pay(url)).toMatchObject({ status: 'succeeded' });
  expect((await anna.read(id)).status).toBe('complete');
});
