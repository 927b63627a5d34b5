import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

const FAILS_LATER = '4000000000000341';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

/** A paid rental at a station whose program is linked. */
async function rentAtScreen(card?: string) {
  const place = await scene.beach({ lockers: 1 });
  const program = place.program();
  await program.begin();
  const customer = await scene.customer();
  const { url } = await customer.checkout(place.slot('12:00', '13:00'));
  await scene.pay(url, { card });
  const { id: bookingId } = await customer.newest();
  await expect.poll(async () => (await customer.read(bookingId)).status, SOON).toBe('complete');
  const [session] = await scene.sessionsOf(bookingId);
  if (!session) throw new Error('no session');
  // In the link's format, without a fraction.
  const newEnd = Temporal.Instant.from(place.slot('12:00', '14:00').end).toString();
  return { place, program, customer, bookingId, session, newEnd };
}

test('the screen learns the price, has it charged, and the station knows the new end at once', async () => {
  const { program, bookingId, session, newEnd } = await rentAtScreen();
  const hour = { priceInCents: 1500, end: newEnd };
  const asked = { sessionId: session.id, priceInCents: null };
  expect(await program.call('extend', { ...asked, preview: true })).toEqual({ outcome: 'offered', ...hour });
  expect(await program.call('extend', { ...asked, preview: false })).toEqual({ outcome: 'extended', ...hour });
  await expect.poll(() => program.sessions.get(session.id)?.end, SOON).toBe(newEnd);
  expect((await scene.bookingOf(bookingId)).end.toString()).toBe(newEnd);
  expect(await program.call('extend', { ...asked, preview: true })).toEqual({
    outcome: 'refused',
    reason: 'already-extended',
  });
});

test('a card that does not pay has the link sent to the phone', async () => {
  const { program, bookingId, session } = await rentAtScreen(FAILS_LATER);
  const answer = await program.call('extend', { sessionId: session.id, preview: false, priceInCents: 1500 });
  expect(answer).toMatchObject({ outcome: 'to-pay', priceInCents: 1500 });
  const told = () =>
    scene.db.query
      .selectFrom('notices')
      .select(['channel', 'state'])
      .where('bookingId', '=', bookingId)
      .where('kind', '=', 'extension-link')
      .execute();
  await expect.poll(told, SOON).toEqual([{ channel: 'sms', state: 'sent' }]);
});

test('another price, or a session of another station, is refused', async () => {
  const { program, session } = await rentAtScreen();
  const elsewhere = await rentAtScreen();
  const asked = { sessionId: session.id, preview: false, priceInCents: 1 };
  expect(await program.call('extend', asked)).toEqual({ outcome: 'refused', reason: 'price-changed' });
  expect(await elsewhere.program.call('extend', asked)).toEqual({ outcome: 'refused', reason: 'not-extendable' });
});
