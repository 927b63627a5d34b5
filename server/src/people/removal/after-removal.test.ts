import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../../ground/db/tables/json.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { editProfile } from '../../identity/accounts/edit-profile.ts';
import { findPerson } from '../../identity/accounts/find-person.ts';
import { openLogin } from '../../identity/accounts/open-login.ts';
import { asPaymentCustomer } from '../../money/payments/as-payment-customer.ts';
import { writeReview } from '../../rental/reviews/write-review.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { removeAccount } from './remove-account.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

async function finishedRental(customer: Customer): Promise<string> {
  const station = await scene.station();
  const { url } = await customer.checkout(station.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await customer.newest();
  const { start, end } = await scene.bookingOf(id);
  await scene.db.query
    .updateTable('sessions')
    .set({ status: 'finished', firstOpenAt: start, closeAt: end })
    .where('bookingId', '=', id)
    .execute();
  return id;
}

/** The person behind a request, looked up right before it. */
async function personOf({ browser }: Customer): Promise<Person> {
  const person = await findPerson(scene.deps, browser.cookies.get('login') ?? '', 'cookie');
  if (!person) throw new Error('nobody is signed in');
  return person;
}

async function remove({ account, browser }: Customer): Promise<void> {
  await browser.call(calls.deleteMe);
  scene.clock.advance({ hours: 24 * 30 });
  expect(await removeAccount(scene.deps, account.id)).toBe(true);
}

const rowOf = ({ account }: Customer) =>
  scene.db.query.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow();

describe('a request that was under way when its person was removed', () => {
  test('writes nothing into the profile', async () => {
    const anna = await scene.customer();
    const person = await personOf(anna);
    await remove(anna);
    await expect(editProfile(scene.deps, person, { name: 'Anna', phone: '+37255667788' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(await rowOf(anna)).toMatchObject({ status: 'removed', name: null, phone: null });
  });

  test('opens no login', async () => {
    const boris = await scene.customer();
    const { account } = await personOf(boris);
    await remove(boris);
    const signing = scene.db.transaction((tx) =>
      openLogin(
        tx,
        account,
        { method: 'google', device: 'Chrome', place: 'Tartu', originHash: 'x' },
        scene.clock.now(),
      ),
    );
    await expect(signing).rejects.toMatchObject({ code: 'state-moved-on' });
    const logins = scene.db.query.selectFrom('logins').select('id').where('accountId', '=', account.id);
    expect(await logins.execute()).toEqual([]);
    expect((await rowOf(boris)).lastSignInAt).toBeNull();
  });

  test('leaves no review', async () => {
    const clara = await scene.customer();
    const bookingId = await finishedRental(clara);
    const person = await personOf(clara);
    await remove(clara);
    const wish = { bookingId, stars: 5, text: 'Clara was here', locale: 'en' as const };
    await expect(writeReview(scene.deps, person, wish)).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(await scene.db.query.selectFrom('reviews').selectAll().execute()).toEqual([]);
  });

  test('makes nobody known to the payment provider', async () => {
    const dana = await scene.customer();
    const forgotten: string[] = [];
    const { payments } = scene.deps;
    const deps = {
      ...scene.deps,
      payments: {
        ...payments,
        // The removal happens while the provider is called.
        createCustomer: async (customer: Parameters<typeof payments.createCustomer>[0]) => {
          const id = await payments.createCustomer(customer);
          await remove(dana);
          return id;
        },
        forgetCustomer: async (id: string) => {
          forgotten.push(id);
          await payments.forgetCustomer(id);
        },
      },
    };
    const asked = asPaymentCustomer(deps, dana.account.id, (id) => Promise.resolve(id));
    await expect(asked).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(forgotten).toHaveLength(1);
    expect((await rowOf(dana)).paymentCustomerId).toBeNull();
  });
});

test('an admin cannot write a note about somebody who is removed', async () => {
  const eve = await scene.customer();
  await remove(eve);
  const admin = await scene.newAdmin();
  const noted = admin.browser.call(calls.editPerson, { personId: eve.account.id, note: 'Eve Rebane, tall' });
  await expect(noted).rejects.toMatchObject({ code: 'state-moved-on' });
  expect((await rowOf(eve)).staffNote).toBeNull();
});

test('what staff wrote about a booking goes from the audit and from finished jobs', async () => {
  const fay = await scene.customer();
  const bookingId = await finishedRental(fay);
  const now = scene.clock.now();
  await scene.db.query
    .insertInto('audit')
    .values({
      id: newId(),
      actorKind: 'person',
      actorId: 'x',
      action: 'booking-cancelled',
      target: bookingId,
      data: asJson({ reason: 'Fay Rebane rang' }),
      createdAt: now,
    })
    .execute();
  const failedAt = now.add({ hours: 24 * 20 });
  await scene.db.query
    .insertInto('jobs')
    .values({
      kind: 'deliver-webhook',
      payload: asJson({ event: { session: { bookingId, note: 'Fay Rebane, blue hat' } } }),
      runAt: now,
      maxAttempts: 1,
      createdAt: now,
      failedAt,
    })
    .execute();
  await remove(fay);
  const audit = await scene.db.query.selectFrom('audit').selectAll().execute();
  const jobs = await scene.db.query.selectFrom('jobs').selectAll().execute();
  expect(JSON.stringify([audit, jobs])).not.toContain('Fay Rebane');
  expect(audit.some(({ target, action }) => target === bookingId && action === 'booking-cancelled')).toBe(true);
});
