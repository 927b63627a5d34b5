import { calls } from '@laine/contract/calls.ts';
import { OwnData } from '@laine/contract/public/own-data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import { newId } from '../../ground/secrets.ts';
import type { RentalScene } from '../../testing/open-rental-scene.ts';
import { openRentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

test('the file holds everything about the person and no secret', async () => {
  const anna = await scene.customer('anna');
  const other = await scene.customer('other');
  const station = await scene.station({ lockers: 2 });
  for (const [customer, from] of [
    [anna, '12:00'],
    [other, '14:00'],
  ] as const) {
    const { url } = await customer.checkout(station.slot(from, '16:00'));
    await scene.pay(url);
  }
  await scene.jobs.drain();
  const { db, clock } = scene;
  const now = clock.now();
  const booking = await anna.newest();
  const [session] = await scene.sessionsOf(booking.id);
  const common = { createdAt: now, updatedAt: now };
  const { id: accountId } = anna.account;
  await db.query
    .updateTable('accounts')
    .set({ passwordHash: 'secret-hash', staffNote: 'Friendly', unsubscribeToken: 'secret-token' })
    .where('id', '=', accountId)
    .execute();
  await db.query
    .insertInto('reviews')
    .values({
      id: newId(),
      accountId,
      bookingId: booking.id,
      name: 'Anna',
      text: 'Calm water',
      stars: 5,
      locale: 'en',
      createdAt: now,
    })
    .execute();
  await db.query
    .insertInto('warnings')
    .values({ id: newId(), accountId, bookingId: booking.id, reason: 'late-return', givenAt: now, expiresAt: now })
    .execute();
  await db.query
    .insertInto('debts')
    .values({
      ...common,
      id: newId(),
      accountId,
      bookingId: booking.id,
      reason: 'overtime',
      status: 'due',
      amountInCents: 900,
      dueAt: now,
    })
    .execute();
  const claim = {
    ...common,
    sessionId: session?.id ?? '',
    stationId: station.id,
    amountInCents: 3500,
  };
  await db.query
    .insertInto('claims')
    .values([
      { ...claim, id: newId(), status: 'approved', approvedAt: now, note: 'Paddle missing' },
      { ...claim, id: newId(), status: 'draft', note: 'A guess' },
    ])
    .execute();
  const { id: ledgerId } = await db.query
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', booking.id)
    .executeTakeFirstOrThrow();
  await db.query
    .insertInto('overtimes')
    .values({
      bookingId: booking.id,
      ledgerId,
      boards: asJson([]),
      amountInCents: 900,
      decidedAt: now,
      objectedAt: now,
      objection: 'Not me',
    })
    .execute();
  await db.query
    .insertInto('passes')
    .values({ ...common, id: newId(), accountId, status: 'ended', priceInCents: 9900 })
    .execute();
  await db.query
    .insertInto('giftCards')
    .values({
      ...common,
      id: newId(),
      codeHash: 'secret-code',
      status: 'active',
      initialInCents: 1,
      balanceInCents: 1,
      boughtBy: accountId,
    })
    .execute();

  const response = await anna.browser.fetch('/api/users/me/export');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  const data = OwnData.parse(JSON.parse(text));
  expect(data.profile).toMatchObject({ email: 'anna@example.com', staffNote: 'Friendly', hasPassword: true });
  expect(data.bookings).toMatchObject([
    { id: booking.id, boards: 1, phone: '+37255550199', stationName: 'Test beach' },
  ]);
  expect(data.bookings[0]?.sessions).toMatchObject([{ id: session?.id, status: 'created', collectedAt: null }]);
  expect(data.payments).toMatchObject([
    { kind: 'charge', purpose: 'rental', state: 'succeeded', bookingId: booking.id },
  ]);
  expect(data.payments[0]?.receipt?.number).toMatch(/^EE-R-/);
  expect(data.claims.map(({ note }) => note)).toEqual(['Paddle missing']);
  expect(data.overtimes).toMatchObject([{ bookingId: booking.id, objection: 'Not me', answer: null }]);
  for (const list of [
    'logins',
    'consents',
    'debts',
    'warnings',
    'passes',
    'giftCards',
    'reviews',
    'notices',
  ] as const) {
    expect({ list, length: data[list].length }).not.toEqual({ list, length: 0 });
  }
  for (const moment of text.match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? []) expect(moment).toMatch(/Z"$/);
  expect(text).not.toMatch(/secret|token_?hash|other@example\.com/i);
  expect(text).not.toContain(`"${session?.code}"`);
});

test('it is for the person alone', async () => {
  expect((await scene.browser().fetch('/api/users/me/export')).status).toBe(401);
});

test('what staff did as staff is in theirs, with the address it came from', async () => {
  const boss = await scene.newAdmin('boss');
  await boss.browser.call(calls.newApiKey, { name: 'Till' });
  const { staffActions } = await boss.browser.call(calls.exportMe);
  expect(staffActions).toMatchObject([{ action: 'api-key-created' }]);
  expect(staffActions[0]?.from).toBeTruthy();
});
