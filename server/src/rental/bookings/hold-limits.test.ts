import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { startCheckout } from './start-checkout.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Beach = Awaited<ReturnType<RentalScene['station']>>;

/** A new account on a network; one person may have many. */
async function somebody(beach: Beach, { network = 'home', phone = '+372 5555 0199' } = {}) {
  const customer = await scene.customer();
  const rights = { isBearer: false, isAdmin: false, ownStationIds: [], prolongedUntil: null };
  const passkey = { isHeld: false, isShown: false, isUnproven: false, isMissing: false, isOfferClosed: false };
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
  test('of one network are not limited while its holds are paid, however many ask: a carrier is one network', async () => {
    const beach = await scene.station({ lockers: 6 });
    const carrier = { network: 'carrier' };
    const first = await somebody(beach, { ...carrier, phone: '+372 5555 0111' });
    const second = await somebody(beach, { ...carrier, phone: '+372 5555 0122' });
    expect(await first.hold(3)).toBe('held');
    expect(await second.hold(3)).toBe('held');
  });

  test('cannot all be held again and again by two accounts, whatever phones they name', async () => {
    const beach = await scene.station({ lockers: 6 });
    const at = { network: 'attic' };
    for (const phone of ['+372 5555 0111', '+372 5555 0122']) {
      expect(await (await somebody(beach, { ...at, phone })).hold(3)).toBe('held');
    }
    await scene.advance({ minutes: 11 });

    expect(await (await somebody(beach, { ...at, phone: '+372 5555 0133' })).hold(3)).toBe('held');
    const fourth = await somebody(beach, { ...at, phone: '+372 5555 0144' });
    expect(await fourth.hold(3)).toBe('too-many-held-here');
    const honest = await somebody(beach, { network: 'elsewhere', phone: '+372 5555 0155' });
    expect(await honest.hold(3)).toBe('held');
  });

  test('given back after a while count like those that lapsed, those given back soon do not', async () => {
    const beach = await scene.station({ lockers: 6 });
    const giveBack = async (network: string, minutes: number) => {
      const who = await somebody(beach, { network });
      await who.hold(1);
      await scene.advance({ minutes });
      expect((await who.browser.post(`/api/bookings/${(await who.newest()).id}/cancel`, {})).status).toBe(200);
    };
    for (const minutes of [1, 1]) await giveBack('undecided', minutes);
    for (const minutes of [6, 6]) await giveBack('stubborn', minutes);
    const holdsAll = async (network: string, hour: number) => {
      const slot = beach.slot(`${hour}:00`, `${hour + 1}:00`);
      await (await somebody(beach, { network, phone: '+372 5555 0111' })).hold(3, slot);
      return (await somebody(beach, { network, phone: '+372 5555 0122' })).hold(3, slot);
    };
    expect(await holdsAll('undecided', 15)).toBe('held');
    expect(await holdsAll('stubborn', 17)).toBe('too-many-held-here');
  });

  test('of one phone number that let holds lapse are what one customer may hold', async () => {
    const beach = await scene.station({ lockers: 6 });
    const phone = '+372 5555 0177';
    for (const network of ['first', 'second']) await (await somebody(beach, { network, phone })).hold(3);
    await scene.advance({ minutes: 11 });
    expect(await (await somebody(beach, { network: 'one', phone })).hold(2)).toBe('held');
    const second = await somebody(beach, { network: 'two', phone });
    expect(await second.hold(2)).toBe('too-many-held-here');
    expect(await second.hold(1)).toBe('held');
  });

  test('of one phone number and network are not limited where they are paid for in the end', async () => {
    const beach = await scene.station({ lockers: 6 });
    const same = { network: 'harness', phone: '+372 5555 0188' };
    for (let round = 0; round < 4; round += 1) {
      const slot = beach.slot(`${10 + round}:00`, `${11 + round}:00`);
      const first = await somebody(beach, same);
      expect(await first.hold(3, slot)).toBe('held');
      expect(await (await somebody(beach, same)).hold(3, slot)).toBe('held');
      const { id } = await first.newest();
      await scene.pay(await scene.pageUrlOf(id));
      await first.read(id);
      expect(await scene.bookingOf(id)).toMatchObject({ status: 'complete', heldFrom: null });
      await scene.advance({ minutes: 11 });
    }
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
