import { calls } from '@laine/contract/calls.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../ground/secrets.ts';
import type { RentalScene } from '../../testing/open-rental-scene.ts';
import { openRentalScene } from '../../testing/open-rental-scene.ts';
import { retireUnusedAccounts } from './retire-unused-accounts.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const rowOf = (id: string) =>
  scene.db.query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsTo = (email: string) => scene.messages.list({ to: email }).map(({ subject }) => subject);
const days = (count: number) => ({ hours: 24 * count });
const refusalOf = async (response: Promise<Response>) => (await response).headers.get('x-refusal');
const remove = (browser: { fetch(url: string, init?: RequestInit): Promise<Response> }) =>
  browser.fetch('/api/users/me', { method: 'DELETE' });

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

async function paidBooking(customer: Customer, day = 1) {
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot('12:00', '13:00', day));
  await scene.pay(url);
  await scene.jobs.drain();
  return { station, booking: await customer.newest() };
}

async function makeAdmin({ account }: Customer) {
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', account.id).execute();
}

test('the account is out of use at once, and this browser may still look, pay and come back', async () => {
  const anna = await scene.customer('anna');
  const elsewhere = await scene.as('anna@example.com');
  const { station, booking } = await paidBooking(anna);
  const forecast = await anna.browser.call(calls.deletionForecast);
  const answer = await anna.browser.call(calls.deleteMe);

  expect(answer.waitsFor).toEqual(forecast.waitsFor);
  expect(answer.waitsFor).toMatchObject([{ obstacle: 'coming-rental', bookingId: booking.id, amountInCents: null }]);
  expect(Date.parse(answer.removedOn) - scene.clock.now().epochMilliseconds).toBeCloseTo(30 * 86_400_000, -4);
  expect(Date.parse(answer.latestOn) - scene.clock.now().epochMilliseconds).toBeCloseTo(180 * 86_400_000, -4);
  expect(await rowOf(anna.account.id)).toMatchObject({ status: 'deactivated', deletionAskedBy: 'person' });

  expect((await elsewhere.call(calls.me)).user).toBeNull();
  expect((await anna.browser.call(calls.me)).user).toMatchObject({ removedOn: answer.removedOn });
  expect((await anna.read(booking.id)).sessions[0]?.code).toMatch(/^\d{4}$/);
  expect(await anna.checkout(station.slot('15:00', '16:00'))).toMatchObject({ refusal: 'account-deactivated' });
  expect((await anna.browser.call(calls.exportMe)).bookings).toHaveLength(1);
  await scene.jobs.drain();
  expect(mailsTo('anna@example.com').length).toBeGreaterThan(0);
});

test('asking twice keeps the first day and writes one mail', async () => {
  const bela = await scene.customer('bela');
  const first = await bela.browser.call(calls.deleteMe);
  await scene.advance(days(3));
  expect(await bela.browser.call(calls.deleteMe)).toEqual(first);
  expect(mailsTo('bela@example.com')).toHaveLength(1);
});

test('coming back by the button works once and again, and the account books again', async () => {
  const carl = await scene.customer('carl');
  await carl.browser.call(calls.deleteMe);
  // Otherwise the mail about it might no longer be true when its turn comes, and not be sent.
  await scene.jobs.drain();
  expect((await carl.browser.call(calls.restoreMe)).user).not.toHaveProperty('removedOn');
  expect((await carl.browser.call(calls.restoreMe)).user.id).toBe(carl.account.id);
  expect(await rowOf(carl.account.id)).toMatchObject({
    status: 'active',
    deletionAskedAt: null,
    deletionAskedBy: null,
  });
  const station = await scene.station();
  expect((await carl.checkout(station.slot('12:00', '13:00'))).status).toBe(200);
  await scene.jobs.drain();
  expect(mailsTo('carl@example.com')).toHaveLength(2);
  await scene.advance(days(31));
  expect((await rowOf(carl.account.id)).email).toBe('carl@example.com');
});

test('signing in again takes the deletion back, to the last minutes of the thirty days', async () => {
  const dora = await scene.customer('dora');
  await dora.browser.call(calls.deleteMe);
  await scene.advance({ minutes: 30 * 24 * 60 - 2 });
  const browser = await scene.as('dora@example.com');
  expect((await browser.call(calls.me)).user).not.toHaveProperty('removedOn');
  await scene.advance(days(2));
  expect((await rowOf(dora.account.id)).status).toBe('active');
});

test('after thirty days nothing of the person is left, and the address is free again', async () => {
  const eve = await scene.customer('eve');
  await eve.browser.call(calls.editMe, { name: 'Eve', phone: '+372 5555 0123' });
  await eve.browser.call(calls.deleteMe);
  await scene.advance(days(30));
  const row = await rowOf(eve.account.id);
  expect(row).toMatchObject({ status: 'removed', email: null, name: null, phone: null, paymentCustomerId: null });
  expect(row.removedAt).not.toBeNull();
  expect((await eve.browser.call(calls.me)).user).toBeNull();
  const again = await scene.as('eve@example.com');
  expect((await again.call(calls.me)).user?.id).not.toBe(eve.account.id);
});

test('the removal waits for a debt, says so, and happens in the night after it is paid', async () => {
  const finn = await scene.customer('finn');
  const { booking } = await paidBooking(finn);
  const debt = { id: newId(), accountId: finn.account.id, bookingId: booking.id, amountInCents: 900 };
  const now = scene.clock.now();
  await scene.db.query
    .insertInto('debts')
    .values({ ...debt, reason: 'overtime', status: 'due', dueAt: now, createdAt: now, updatedAt: now })
    .execute();
  await finn.browser.call(calls.deleteMe);
  await scene.advance(days(31));
  expect((await rowOf(finn.account.id)).status).toBe('deactivated');
  expect((await finn.browser.call(calls.deletionForecast)).waitsFor).toEqual([
    { obstacle: 'debt', bookingId: booking.id, amountInCents: 900, until: null },
  ]);
  await scene.db.query.updateTable('debts').set({ status: 'paid' }).where('id', '=', debt.id).execute();
  await scene.advance(days(1));
  expect((await rowOf(finn.account.id)).status).toBe('removed');
});

test('nothing holds the data longer than 180 days', async () => {
  const gert = await scene.customer('gert');
  const { booking } = await paidBooking(gert);
  const now = scene.clock.now();
  await scene.db.query
    .insertInto('debts')
    .values({
      id: newId(),
      accountId: gert.account.id,
      bookingId: booking.id,
      amountInCents: 900,
      reason: 'overtime',
      status: 'due',
      dueAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await gert.browser.call(calls.deleteMe);
  await scene.advance(days(179));
  expect((await rowOf(gert.account.id)).status).toBe('deactivated');
  await scene.advance(days(2));
  expect((await rowOf(gert.account.id)).status).toBe('removed');
});

test('the only admin stays, is told why, and keeps every login', async () => {
  const greta = await scene.customer('greta');
  const elsewhere = await scene.as('greta@example.com');
  await makeAdmin(greta);
  const answer = await remove(greta.browser);
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([409, 'last-admin']);
  expect(await answer.text()).toBe('This is the only admin account. Make somebody else an admin first.');
  expect(await rowOf(greta.account.id)).toMatchObject({ status: 'active', deletionAskedAt: null });
  expect((await elsewhere.call(calls.me)).user).toMatchObject({ isAdmin: true });
  await scene.db.query.updateTable('accounts').set({ role: 'user' }).where('id', '=', greta.account.id).execute();
});

test('of two admins who leave at the same moment one stays, and the other is on record', async () => {
  const [hugo, ines] = [await scene.customer('hugo'), await scene.customer('ines')];
  await makeAdmin(hugo);
  await makeAdmin(ines);
  const both = await Promise.all([hugo, ines].map(({ browser }) => refusalOf(remove(browser))));
  expect(new Set(both)).toEqual(new Set([null, 'last-admin']));
  const rows = await scene.db.query
    .selectFrom('audit')
    .select(['action', 'target'])
    .where('action', '=', 'account-deletion-asked')
    .execute();
  expect(rows).toHaveLength(1);
  const [left] = rows;
  const stayed = left?.target === hugo.account.id ? ines : hugo;
  await scene.db.query.updateTable('accounts').set({ role: 'user' }).where('id', '=', stayed.account.id).execute();
});

test('an owner leaves like anybody else, and runs no station afterwards', async () => {
  const station = await scene.station();
  const owner = await scene.customer();
  const row = { stationId: station.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(row).execute();
  expect((await owner.browser.call(calls.deleteMe)).waitsFor).toEqual([]);
  await scene.advance(days(30));
  const owners = await scene.db.query
    .selectFrom('stationOwners')
    .selectAll()
    .where('stationId', '=', station.id)
    .execute();
  expect(owners).toEqual([]);
  const actions = await scene.db.query
    .selectFrom('audit')
    .select(['action', 'actorKind', 'fromAddress'])
    .where('target', '=', owner.account.id)
    .orderBy('createdAt')
    .execute();
  expect(actions).toEqual([
    { action: 'account-deletion-asked', actorKind: 'person', fromAddress: null },
    { action: 'station-owner-removed', actorKind: 'system', fromAddress: null },
    { action: 'audit-redacted', actorKind: 'system', fromAddress: null },
  ]);
});

test('a suspended person keeps the restriction while they wait and when they come back', async () => {
  const jaan = await scene.customer('jaan');
  await scene.db.query
    .updateTable('accounts')
    .set({ status: 'suspended', restrictedBecause: 'A broken board' })
    .where('id', '=', jaan.account.id)
    .execute();
  await jaan.browser.call(calls.deleteMe);
  expect(await rowOf(jaan.account.id)).toMatchObject({ status: 'suspended', deletionAskedBy: 'person' });
  expect((await jaan.browser.call(calls.me)).user).toMatchObject({ suspended: { reason: 'A broken board' } });
  await scene.as('jaan@example.com');
  expect(await rowOf(jaan.account.id)).toMatchObject({ status: 'suspended', deletionAskedAt: null });
});

test('a pass and gift cards that go with the account are named before', async () => {
  const karl = await scene.customer('karl');
  const now = scene.clock.now();
  const lastDay = dateIn('Europe/Tallinn', now).add({ days: 60 });
  const endsAt = lastDay.add({ days: 1 }).toZonedDateTime('Europe/Tallinn').toInstant();
  const common = { createdAt: now, updatedAt: now };
  const card = { ...common, status: 'active', initialInCents: 5000, boughtBy: karl.account.id } as const;
  await scene.db.query
    .insertInto('giftCards')
    .values([
      { ...card, id: newId(), codeHash: newId(), balanceInCents: 4200 },
      { ...card, id: newId(), codeHash: newId(), balanceInCents: 5000, recipientEmail: 'friend@example.com' },
    ])
    .execute();
  await scene.db.query
    .insertInto('passes')
    .values({
      ...common,
      id: newId(),
      accountId: karl.account.id,
      status: 'active',
      country: 'EE',
      priceInCents: 9900,
      startsAt: now,
      endsAt,
    })
    .execute();
  const { loses } = await karl.browser.call(calls.deletionForecast);
  expect(loses).toEqual({ giftCardsInCents: 4200, passUntil: lastDay.toString() });
});

test('an account that nobody used for six years is warned, and goes unless somebody signs in', async () => {
  const kept = await scene.customer('kept');
  const gone = await scene.customer('gone');
  const sixYears = scene.clock.now().toZonedDateTimeISO('UTC').subtract({ years: 6 }).toInstant();
  const age = (id: string, at: Temporal.Instant) =>
    scene.db.query.updateTable('accounts').set({ lastSignInAt: at, createdAt: at }).where('id', '=', id).execute();
  await scene.db.query.deleteFrom('logins').where('accountId', 'in', [kept.account.id, gone.account.id]).execute();
  for (const { account } of [kept, gone]) await age(account.id, sixYears.add({ hours: 1 }));
  await retireUnusedAccounts(scene.deps);
  expect((await rowOf(gone.account.id)).status).toBe('active');
  for (const { account } of [kept, gone]) await age(account.id, sixYears.subtract({ hours: 1 }));
  await retireUnusedAccounts(scene.deps);
  await scene.jobs.drain();
  expect(mailsTo('gone@example.com')).toHaveLength(1);
  expect((await rowOf(gone.account.id)).deletionAskedBy).toBe('disuse');
  await scene.as('kept@example.com');
  await scene.advance(days(30));
  expect((await rowOf(gone.account.id)).status).toBe('removed');
  expect((await rowOf(kept.account.id)).status).toBe('active');
});
