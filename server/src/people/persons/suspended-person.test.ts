import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

/** As an admin does it. */
async function suspend({ account }: Customer): Promise<void> {
  const admin = await scene.newAdmin();
  const wish = { personId: account.id, status: 'suspended', reason: 'Boards left on the beach' } as const;
  await admin.browser.call(calls.editPerson, wish);
}

test('somebody who is suspended sees their booking with its code and opens its door', async () => {
  const beach = await scene.beach();
  await beach.program({ commands: { open: async () => ({ success: true }) } }).begin();
  const { customer, bookingId, session, start } = await scene.rent(beach);
  await suspend(customer);
  expect((await customer.newest()).id).toBe(bookingId);
  expect((await customer.read(bookingId)).sessions[0]?.code).toMatch(/^\d{4}$/);
  scene.clock.advance({ milliseconds: scene.clock.now().until(start).total('milliseconds') - 5 * 60_000 });
  const door = await customer.browser.post(`/api/bookings/${bookingId}/sessions/${session.id}/open`, {});
  expect([door.status, await door.json()]).toEqual([200, expect.objectContaining({ success: true })]);
});

test('pays for what they held before, and books nothing more', async () => {
  const beach = await scene.beach();
  const customer = await scene.customer();
  const { url } = await customer.checkout(beach.slot('12:00', '13:00', 2));
  await suspend(customer);
  expect(await customer.checkout(beach.slot('15:00', '16:00', 2))).toMatchObject({
    status: 403,
    refusal: 'account-suspended',
  });
  await scene.pay(url);
  await scene.jobs.drain();
  const { id } = await customer.newest();
  expect((await customer.read(id)).status).toBe('complete');
});

test('takes their data with them, and leaves', async () => {
  const customer = await scene.customer();
  await suspend(customer);
  expect((await customer.browser.call(calls.exportMe)).profile).toMatchObject({
    status: 'suspended',
    restrictedBecause: 'Boards left on the beach',
  });
  expect((await customer.browser.call(calls.deleteMe)).waitsFor).toEqual([]);
  expect((await customer.browser.call(calls.me)).user).toMatchObject({
    suspended: { reason: 'Boards left on the beach' },
    removedOn: expect.any(String) as string,
  });
});
