import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const edit = (admin: Customer, { account }: Customer, change: object) =>
  admin.browser.call(calls.editPerson, { personId: account.id, ...change });
const put = (admin: Customer, { account }: Customer, change: object) =>
  admin.browser.fetch(`/api/admin/people/${account.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, response.headers.get('x-refusal')];
};
const subjectsTo = ({ account }: Customer) => scene.messages.list({ to: account.email }).map(({ subject }) => subject);
const auditOf = ({ account }: Customer) =>
  scene.db.query
    .selectFrom('audit')
    .select(['actorId', 'action', 'data'])
    .where('target', '=', account.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

async function paidBooking(customer: Customer, from = '12:00', to = '13:00') {
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot(from, to));
  await scene.pay(url ?? '');
  const { id } = await customer.newest();
  await customer.read(id);
  return id;
}

describe('somebody who is suspended', () => {
  test('sees why, keeps their bookings and their money, but does not book', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    const bookingId = await paidBooking(anna);
    const until = scene.clock
      .now()
      .add({ hours: 24 * 30 })
      .toString();
    const person = await edit(admin, anna, { status: 'suspended', reason: 'Boards left on the beach', until });
    expect(person).toMatchObject({ status: 'suspended', restrictedBecause: 'Boards left on the beach' });

    const { user } = await anna.browser.call(calls.me);
    expect(user?.suspended).toMatchObject({ reason: 'Boards left on the beach' });
    const station = await scene.station();
    expect(await anna.checkout(station.slot('12:00', '13:00'))).toMatchObject({ status: 403 });
    expect((await anna.read(bookingId)).status).toBe('complete');
    // Signing in changes nothing.
    await scene.as(anna.account.email);
    expect((await anna.browser.call(calls.me)).user?.suspended).toBeDefined();
    const told = await anna.browser.call(calls.cancelBooking, { bookingId });
    expect(told.cancelled).toBe(true);

    await scene.jobs.drain();
    expect(subjectsTo(anna)).toContain('You cannot book with Laine at the moment');
    expect(await auditOf(anna)).toMatchObject([{ actorId: admin.account.id, action: 'person-suspended' }]);
  });

  test('books again after the end that was set, and is told of it at night', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    const until = scene.clock.now().add({ hours: 2 }).toString();
    await edit(admin, anna, { status: 'suspended', reason: 'Too loud', until });
    scene.clock.advance({ hours: 3 });
    const station = await scene.station();
    expect(await anna.checkout(station.slot('12:00', '13:00'))).toMatchObject({ status: 200 });
    expect((await admin.browser.call(calls.person, { personId: anna.account.id })).person.status).toBe('active');
    await scene.advance({ hours: 24 });
    expect(subjectsTo(anna)).toContain('You can book with Laine again');
    const row = await scene.db.query
      .selectFrom('accounts')
      .select(['status', 'restrictedUntil'])
      .where('id', '=', anna.account.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'active', restrictedUntil: null });
  });
});

test('an owner who is suspended does not run their station until it is lifted', async () => {
  const [admin, olga] = [await scene.newAdmin(), await scene.customer()];
  const { id: stationId } = await scene.station();
  await scene.db.query
    .insertInto('stationOwners')
    .values({ stationId, accountId: olga.account.id, createdAt: scene.clock.now() })
    .execute();
  const look = async () => (await olga.browser.fetch(`/api/admin/stations/${stationId}`)).status;
  expect(await look()).toBe(200);
  await edit(admin, olga, { status: 'suspended', reason: 'Doors opened for friends' });
  expect(await look()).toBe(403);
  expect((await olga.browser.call(calls.me)).user?.isOwner).toBe(false);
  await edit(admin, olga, { status: 'active' });
  expect(await look()).toBe(200);
});

describe('somebody who is banned', () => {
  test('is out everywhere at once and cannot come back until an admin lets them', async () => {
    const [admin, boris] = [await scene.newAdmin(), await scene.customer()];
    await edit(admin, boris, { status: 'banned', reason: 'Theft' });
    expect((await boris.browser.fetch('/api/bookings')).status).toBe(401);
    expect((await boris.browser.call(calls.me)).user).toBeNull();
    const browser = scene.browser();
    const { email } = boris.account;
    await browser.post('/api/auth/login/email', { email });
    const code = scene.mailedCode(email);
    const answer = await browser.post('/api/auth/callback/email', { email, code });
    expect([answer.status, answer.headers.get('x-refusal')]).toEqual([403, 'account-banned']);
    await scene.jobs.drain();
    expect(subjectsTo(boris)).toContain('Your Laine account has been closed');
    expect(await refusalOf(put(admin, boris, { role: 'admin' }))).toEqual([409, 'state-moved-on']);

    await edit(admin, boris, { status: 'active' });
    await scene.jobs.drain();
    const back = await scene.as(email);
    expect((await back.call(calls.me)).user?.email).toBe(email);
    expect(subjectsTo(boris)).toContain('You can book with Laine again');
    const actions = (await auditOf(boris)).map(({ action }) => action);
    expect(actions).toEqual(['person-banned', 'person-restored']);
  });

  test('gets all the money for what they have not begun; a board that is out must come back', async () => {
    const [admin, boris] = [await scene.newAdmin(), await scene.customer()];
    const coming = await paidBooking(boris);
    const running = await paidBooking(boris, '14:00', '15:00');
    await scene.db.query
      .updateTable('sessions')
      .set({ status: 'started', firstOpenAt: scene.clock.now() })
      .where('bookingId', '=', running)
      .execute();
    await edit(admin, boris, { status: 'banned', reason: 'Theft' });
    await scene.jobs.drain();
    expect(await scene.bookingOf(coming)).toMatchObject({ status: 'expired', cancelledBy: 'operator' });
    const { amountInCents } = await scene.bookingOf(coming);
    expect(await scene.refundsOf(coming)).toMatchObject([{ purpose: 'operator-fault', amountInCents }]);
    expect(await scene.bookingOf(running)).toMatchObject({ status: 'complete' });
    expect(await scene.refundsOf(running)).toEqual([]);
  });

  test('while they check out is left with no booking', async () => {
    const admin = await scene.newAdmin();
    for (let round = 0; round < 4; round += 1) {
      const [customer, station] = [await scene.customer(), await scene.station()];
      const [{ url }] = await Promise.all([
        customer.checkout(station.slot('12:00', '13:00')),
        edit(admin, customer, { status: 'banned', reason: 'Theft' }),
      ]);
      await scene.jobs.drain();
      if (url) await scene.pay(url).catch(() => {});
      await scene.jobs.drain();
      const live = await scene.db.query
        .selectFrom('sessions')
        .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
        .select('sessions.id')
        .where('bookings.accountId', '=', customer.account.id)
        .where('sessions.status', '<>', 'cancelled')
        .execute();
      expect(live).toEqual([]);
    }
  });

  test('cannot be invited to run a station', async () => {
    const [admin, boris, station] = [await scene.newAdmin(), await scene.customer(), await scene.station()];
    await edit(admin, boris, { status: 'banned', reason: 'Theft' });
    const { email } = boris.account;
    const answer = admin.browser.post(`/api/admin/stations/${station.id}/users/add`, { email });
    expect(await refusalOf(answer)).toEqual([403, 'account-banned']);
  });
});

describe('admins', () => {
  test('neither restrict themselves nor give their own role away', async () => {
    const admin = await scene.newAdmin();
    expect(await refusalOf(put(admin, admin, { role: 'user' }))).toEqual([409, 'own-account']);
    expect(await refusalOf(put(admin, admin, { status: 'banned', reason: 'Me' }))).toEqual([409, 'own-account']);
    expect((await edit(admin, admin, { note: 'The boss' })).note).toBe('The boss');
  });

  test('say why, and until when in the future', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    expect((await put(admin, anna, { status: 'suspended' })).status).toBe(400);
    const until = scene.clock.now().subtract({ minutes: 1 }).toString();
    expect((await put(admin, anna, { status: 'banned', reason: 'Theft', until })).status).toBe(400);
    expect(await auditOf(anna)).toEqual([]);
    expect(await refusalOf(admin.browser.fetch('/api/admin/people/none'))).toEqual([404, 'not-found']);
  });

  test('are refused what would change nothing, and say why they lift a restriction', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    const until = scene.clock.now().add({ hours: 24 }).toString();
    await edit(admin, anna, { status: 'suspended', reason: 'Boards left on the beach' });
    for (const change of [{ until }, { reason: 'Longer' }, { note: 'Called', until }, { status: 'active', until }]) {
      expect((await put(admin, anna, change)).status).toBe(400);
    }
    expect(await edit(admin, anna, { status: 'active', reason: 'They were stolen' })).toMatchObject({
      status: 'active',
    });
    expect(await auditOf(anna)).toMatchObject([
      { action: 'person-suspended' },
      { action: 'person-restored', data: { reason: 'They were stolen' } },
    ]);
  });

  test('who take each other’s role at the same time leave one', async () => {
    await scene.db.query.updateTable('accounts').set({ role: 'user' }).where('role', '=', 'admin').execute();
    const [one, other] = [await scene.newAdmin(), await scene.newAdmin()];
    const answers = await Promise.all([put(one, other, { role: 'user' }), put(other, one, { role: 'user' })]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
    const admins = await scene.db.query.selectFrom('accounts').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  });

  test('who are restricted are admins no more', async () => {
    const [admin, other] = [await scene.newAdmin(), await scene.newAdmin()];
    expect(await edit(admin, other, { status: 'suspended', reason: 'Under review' })).toMatchObject({ role: 'user' });
    expect((await other.browser.fetch('/api/admin/people')).status).toBe(401);
  });

  test('decide the same thing once', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    const ban = { status: 'banned', reason: 'Theft' } as const;
    await Promise.all([edit(admin, anna, ban), edit(admin, anna, ban)]);
    expect(await auditOf(anna)).toHaveLength(1);
    await scene.jobs.drain();
    expect(subjectsTo(anna)).toEqual(['Your Laine account has been closed']);
  });

  test('give a role, which ends every login made without it', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    expect(await edit(admin, anna, { role: 'admin' })).toMatchObject({ role: 'admin' });
    expect((await anna.browser.call(calls.me)).user).toBeNull();
    const again = await scene.as(anna.account.email);
    expect((await again.call(calls.me)).user?.isAdmin).toBe(true);
    expect(await auditOf(anna)).toMatchObject([{ action: 'person-role-changed', data: { role: 'admin' } }]);
  });

  test('sign somebody out everywhere', async () => {
    const [admin, anna] = [await scene.newAdmin(), await scene.customer()];
    const { logins } = await admin.browser.call(calls.person, { personId: anna.account.id });
    expect(logins).toMatchObject([{ method: 'email', device: 'Test' }]);
    expect(JSON.stringify(logins)).not.toMatch(/token/i);
    await admin.browser.call(calls.endPersonLogins, { personId: anna.account.id });
    expect((await anna.browser.call(calls.me)).user).toBeNull();
    expect((await admin.browser.call(calls.person, { personId: anna.account.id })).logins).toEqual([]);
    expect(await auditOf(anna)).toMatchObject([{ action: 'person-signed-out' }]);
  });
});
