import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../testing/open-rental-scene.ts';
import { startCheckout } from './start-checkout.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Beach = Awaited<ReturnType<RentalScene['station']>>;

/** A new account that asks from a network; the same person may have many. */
async function somebody(beach: Beach, { network = 'home', phone = '+372 5555 0199' } = {}) {
  const customer = await scene.customer();
  const rights = { isBearer: false, isAdmin: false, ownStationIds: [], prolongedUntil: null };
  const passkey = { isHeld: false, isShown: false, isMissing: false, isOfferClosed: false };
  const person = {
    kind: 'person',
    account: customer.account,
    loginId: '',
    signedInAt: scene.clock.now(),
    passkey,
    ...rights,
  } as const;
  const hold = (count: number, slot = beach.slot('12:00', '13:00')) =>
    startCheckout(scene.deps, person, {
      ...slot,
      count,
      phone,
      network,
      acceptedTermsAndConditions: true,
      timeZone: undefined,
      origin: scene.url,
      locale: 'en',
    }).then(
      () => 'held',
      (refusal: { code?: string }) => refusal.code,
    );
  const minutesLeft = async () => {
    const { heldUntil } = await scene.bookingOf((await customer.newest()).id);
    return heldUntil && Math.round(scene.clock.now().until(heldUntil).total('minutes'));
  };
  return { ...customer, hold, minutesLeft };
}

describe('unpaid boards', () => {
  test('of one network are at most half of a station, however many accounts ask', async () => {
    const beach = await scene.station({ lockers: 6 });
    const first = await somebody(beach, { phone: '+372 5555 0111' });
    const second = await somebody(beach, { phone: '+372 5555 0122' });
    expect(await first.hold(3)).toBe('held');
    expect(await second.hold(3)).toBe('too-many-held-here');
    expect(await second.hold(3, beach.slot('14:00', '15:00'))).toBe('held');
    const elsewhere = await somebody(beach, { network: 'elsewhere', phone: '+372 5555 0133' });
    expect(await elsewhere.hold(3)).toBe('held');
  });

  test('of one phone number are what one customer may hold', async () => {
    const beach = await scene.station({ lockers: 6 });
    expect(await (await somebody(beach, { network: 'one' })).hold(2)).toBe('held');
    const second = await somebody(beach, { network: 'two' });
    expect(await second.hold(2)).toBe('too-many-held-here');
    expect(await second.hold(1)).toBe('held');
  });

  test('are free for the next one of the same network once they are paid', async () => {
    const beach = await scene.station({ lockers: 6 });
    const first = await somebody(beach);
    expect(await first.hold(3)).toBe('held');
    const { id } = await first.newest();
    expect((await scene.bookingOf(id)).heldFrom).toBe('home');
    await scene.pay((await scene.bookingOf(id)).checkoutUrl ?? '');
    await first.read(id);
    expect(await scene.bookingOf(id)).toMatchObject({ status: 'complete', heldFrom: null });
    expect(await (await somebody(beach)).hold(3)).toBe('held');
  });

  test('are held for five minutes while others hold more than half of the station', async () => {
    const beach = await scene.station({ lockers: 6 });
    const first = await somebody(beach, { network: 'one', phone: '+372 5555 0111' });
    await first.hold(3);
    expect(await first.minutesLeft()).toBe(10);
    const second = await somebody(beach, { network: 'two', phone: '+372 5555 0122' });
    await second.hold(1);
    expect(await second.minutesLeft()).toBe(5);
  });

  test('of who asks from this machine are not limited', async () => {
    const beach = await scene.station({ lockers: 6 });
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const noon = beach.slot('12:00', '13:00');
    expect((await anna.checkout(noon, { count: 3 })).status).toBe(200);
    expect((await boris.checkout(noon, { count: 3 })).status).toBe(200);
  });
});
