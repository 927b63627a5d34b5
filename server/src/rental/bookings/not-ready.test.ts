import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

async function buyPass({ browser }: Customer): Promise<void> {
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
  const offer = { name: 'Summer', country: 'EE' as const, priceInCents: 9_900, ...days, stationIds: [], onSale: true };
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, offer, scene.clock.now()));
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  await scene.pay((await browser.call(calls.buyPass, wish)).url);
  await expect.poll(async () => (await browser.call(calls.myPasses)).passes[0]?.status, SOON).toBe('active');
}

/** Two boards in two hours. */
async function booked({ usePass = false, lockers = 2 } = {}) {
  const beach = await scene.beach({ lockers });
  const program = beach.program();
  await program.begin();
  const customer = await scene.customer();
  if (usePass) await buyPass(customer);
  const start = scene.clock.now().add({ hours: 2 });
  const end = start.add({ hours: 1 });
  const slot = { stationId: beach.id, start: start.toString(), end: end.toString() };
  await scene.pay((await customer.checkout(slot, { count: 2, usePass })).url);
  const { id: bookingId } = await customer.newest();
  await expect.poll(async () => (await customer.read(bookingId)).status, SOON).toBe('complete');
  const sessions = await scene.sessionsOf(bookingId);
  const boardIn = (number: number) => {
    const session = sessions.find(({ lockerNumber }) => lockerNumber === number);
    if (!session) throw new Error('two boards were booked');
    return session;
  };
  const until = (moment: Temporal.Instant) => scene.advance(scene.clock.now().until(moment));
  /** Staff take lockers out of service, and the customer hears just before the start that they may not be ready. */
  async function fail(...lockerNumbers: number[]) {
    const { browser } = await scene.newAdmin();
    for (const lockerNumber of lockerNumbers)
      await browser.call(calls.editLocker, { stationId: beach.id, lockerNumber, status: 'disabled' });
    await until(start.subtract({ minutes: 9 }));
    const mails = scene.messages.list({ to: customer.account.email });
    const { text } = mails.find(({ subject }) => subject?.includes('may not be ready')) ?? {};
    return /get (€[\d.]+) back/.exec(text ?? '')?.[1];
  }
  return { beach, program, customer, bookingId, start, end, boardIn, until, fail };
}

describe('what we say goes back for a board that may not be ready', () => {
  test('with a pass goes back whether the other one is taken or nobody comes', async () => {
    const backAfter = async (isOneTaken: boolean) => {
      const { program, bookingId, start, end, boardIn, until, fail } = await booked({ usePass: true });
      expect(await fail(1)).toBe('€20.00');
      await until(start);
      if (isOneTaken) await program.report(...collected(boardIn(2), start), ...returned(boardIn(2), start));
      await until(end.add({ minutes: 1 }));
      return (await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents);
    };
    expect(await backAfter(true)).toEqual([2_000]);
    expect(await backAfter(false)).toEqual([2_000]);
  });

  test('leaves out what was cancelled, what went back before, and boards that staff gave', async () => {
    const { beach, customer, bookingId, start, end, boardIn, fail } = await booked({ lockers: 3 });
    const admin = await scene.newAdmin();
    const slot = { stationId: beach.id, start: start.toString(), end: end.toString() };
    await admin.browser.call(calls.newSession, { ...slot, bookingId });
    await customer.browser.call(calls.cancelBooking, { bookingId, sessionIds: [boardIn(1).id] });
    const goodwill = { bookingId, amountInCents: 1_500, reason: 'other', form: 'money' } as const;
    await admin.browser.call(calls.giveGoodwill, goodwill);
    await scene.jobs.drain();
    expect(await fail(1, 2, 3)).toBe('€7.00');
    const preview = await customer.browser.call(calls.cancelBooking, { bookingId, preview: true });
    expect(preview).toMatchObject({ refundInCents: 700 });
  });
});
