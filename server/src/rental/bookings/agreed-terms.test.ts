import { calls } from '@laine/contract/calls.ts';
import { SAFETY_VERSION } from '@laine/legal/safety-lines.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD_AGREEMENT_VERSION } from '../../ground/texts/card-agreement-version.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const consentsOf = (accountId: string) =>
  scene.db.query
    .selectFrom('consents')
    .select(['kind', 'version', 'locale', 'bookingId'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt')
    .orderBy('kind')
    .execute();

test('each booking stores what was agreed for it, in which version and language', async () => {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  anna.browser.cookies.set('locale', 'et');
  const first = await anna.checkout(beach.slot('12:00', '13:00'), { termsVersion: TERMS_VERSION });
  await scene.pay(first.url);
  const { id: firstId } = await anna.newest();
  expect((await anna.read(firstId)).status).toBe('complete');
  scene.clock.advance({ minutes: 1 });
  anna.browser.cookies.set('locale', 'fr');
  await anna.checkout(beach.slot('14:00', '15:00'));
  const { id: secondId } = await anna.newest();

  const inEstonian = { locale: 'et', bookingId: firstId };
  const inFrench = { locale: 'fr', bookingId: secondId };
  const stored = await consentsOf(anna.account.id);
  expect(stored).toHaveLength(5);
  expect(stored).toEqual(
    expect.arrayContaining([
      { kind: 'terms', version: TERMS_VERSION, ...inEstonian },
      { kind: 'safety', version: SAFETY_VERSION, ...inEstonian },
      { kind: 'saved-card', version: CARD_AGREEMENT_VERSION, ...inEstonian },
      { kind: 'terms', version: TERMS_VERSION, ...inFrench },
      { kind: 'safety', version: SAFETY_VERSION, ...inFrench },
    ]),
  );
});

test('a card is offered again only to whoever wished it on the payment page', async () => {
  const beach = await scene.station();
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url, { isOfferedAgain: true });
  const { id: bookingId } = await anna.newest();
  expect((await anna.read(bookingId)).status).toBe('complete');
  const agreed = { version: CARD_AGREEMENT_VERSION, locale: 'en', bookingId };
  expect(await consentsOf(anna.account.id)).toContainEqual({ kind: 'card-offered-again', ...agreed });
});

test('a card that is saved for a booking that costs nothing is not offered again unasked', async () => {
  const beach = await scene.station({ pricePerHourInCents: 0, startingFeeInCents: 0 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  expect((await anna.read((await anna.newest()).id)).status).toBe('complete');
  const kinds = (await consentsOf(anna.account.id)).map(({ kind }) => kind);
  expect(kinds).toContain('saved-card');
  expect(kinds).not.toContain('card-offered-again');
});

test('whoever was shown other terms is refused before anything is held', async () => {
  const beach = await scene.station();
  const anna = await scene.customer();
  const refused = await anna.checkout(beach.slot('12:00', '13:00'), { termsVersion: '2020-01-01' });
  expect([refused.status, refused.refusal]).toEqual([409, 'terms-changed']);
  expect((await anna.browser.call(calls.myBookings)).bookings).toEqual([]);
  expect(await consentsOf(anna.account.id)).toEqual([]);
  expect((await anna.checkout(beach.slot('12:00', '13:00'), { termsVersion: TERMS_VERSION })).status).toBe(200);
});

test('a hold made under other terms is not shown again to somebody who has not read the new ones', async () => {
  const beach = await scene.station();
  const anna = await scene.customer();
  const slot = beach.slot('12:00', '13:00');
  expect((await anna.checkout(slot, { termsVersion: TERMS_VERSION })).status).toBe(200);
  expect((await anna.checkout(slot, { termsVersion: 'another' })).status).toBe(409);
});

test('the list of bookings says which terms were accepted and when', async () => {
  const beach = await scene.station();
  const anna = await scene.customer();
  const at = scene.clock.now();
  await anna.checkout(beach.slot('12:00', '13:00'));
  const { bookings } = await anna.browser.call(calls.myBookings);
  expect(bookings[0]?.agreedTerms.version).toBe(TERMS_VERSION);
  expect(Date.parse(bookings[0]?.agreedTerms.at ?? '')).toBeGreaterThanOrEqual(at.epochMilliseconds);
});
