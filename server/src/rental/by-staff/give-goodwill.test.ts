import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Someone = Awaited<ReturnType<RentalScene['customer']>>;
type Beach = Awaited<ReturnType<RentalScene['station']>>;

async function paidBooking(at?: Beach, slot: [string, string] = ['12:00', '13:00']) {
  const beach = at ?? (await scene.station({ lockers: 3 }));
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot(...slot));
  await scene.pay(url);
  await scene.jobs.drain();
  return { anna, beach, id: (await anna.newest()).id };
}

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

const ask = ({ browser }: Someone, id: string, amountInCents: number, more: object = {}) =>
  browser.post(`/api/admin/bookings/${id}/refund`, { amountInCents, reason: 'equipment-trouble', ...more });

test('an admin gives back in parts what was paid, and not a cent more', async () => {
  const { anna, id } = await paidBooking();
  const admin = await scene.newAdmin();
  const answer = await admin.browser.call(calls.giveGoodwill, {
    bookingId: id,
    amountInCents: 500,
    reason: 'equipment-trouble',
    note: 'The vest was wet',
  });
  expect(answer).toMatchObject({ amountInCents: 2000, refundWaitingInCents: 500 });
  expect((await ask(admin, id, 700)).status).toBe(200);
  const refused = await ask(admin, id, 801);
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'refund-too-large']);
  await scene.jobs.drain();
  expect(await scene.refundsOf(id)).toMatchObject([
    { purpose: 'goodwill', state: 'succeeded', amountInCents: 500 },
    { purpose: 'goodwill', state: 'succeeded', amountInCents: 700 },
  ]);
  expect(await anna.read(id)).toMatchObject({ status: 'complete', refundedInCents: 1200 });
  const recorded = await scene.db.query.selectFrom('audit').select('data').where('target', '=', id).execute();
  expect(recorded.map(({ data }) => data)).toMatchObject([
    { amountInCents: 500, note: 'The vest was wet' },
    { amountInCents: 700 },
  ]);
});

test('the same id again gives nothing twice, and belongs to its booking', async () => {
  const { beach, id } = await paidBooking();
  const other = await paidBooking(beach);
  const admin = await scene.newAdmin();
  const twice = await Promise.all([1, 2].map(() => ask(admin, id, 300, { id: 'kind-1' })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await twice[1]?.json()).toMatchObject({ amountInCents: 2000 });
  const elsewhere = await ask(admin, other.id, 300, { id: 'kind-1' });
  expect([elsewhere.status, elsewhere.headers.get('x-refusal')]).toEqual([409, 'state-moved-on']);
  await scene.jobs.drain();
  expect(await scene.refundsOf(id)).toMatchObject([{ amountInCents: 300 }]);
  expect(await scene.refundsOf(other.id)).toEqual([]);
});

test('the same id for bookings of two stations at once is given for one of them', async () => {
  const bookings = [await paidBooking(), await paidBooking()];
  const admin = await scene.newAdmin();
  const answers = await Promise.all(bookings.map(({ id }) => ask(admin, id, 300, { id: 'kind-2' })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('two at once never give back more than was paid', async () => {
  const { id } = await paidBooking();
  const admin = await scene.newAdmin();
  const answers = await Promise.all([ask(admin, id, 1500), ask(admin, id, 1500)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a cancellation after it promises no more than is left', async () => {
  const { anna, id: bookingId } = await paidBooking();
  expect((await ask(await scene.newAdmin(), bookingId, 1500)).status).toBe(200);
  const told = { refundInCents: 500, paidInCents: 2000 };
  expect(await anna.browser.call(calls.cancelBooking, { bookingId, preview: true })).toMatchObject(told);
  expect(await anna.browser.call(calls.cancelBooking, { bookingId })).toMatchObject(told);
  await scene.jobs.drain();
  await expect.poll(async () => (await anna.read(bookingId)).refundedInCents, SOON).toBe(2000);
});

test('only a reason of the list is one', async () => {
  const { id } = await paidBooking();
  const refused = await ask(await scene.newAdmin(), id, 100, { reason: 'because' });
  expect([refused.status, refused.headers.get('x-refused-fields')]).toEqual([400, 'reason']);
});

describe('an owner', () => {
  const limits = { goodwillPerBookingInCents: 1000, goodwillPerMonthInCents: 1500 };
  const limited = () => scene.station({ lockers: 3, ...limits });
  const refusalOf = (response: Response) => [response.status, response.headers.get('x-refusal')];

  test('gives up to what the station allows for a booking, however often', async () => {
    const { id, beach } = await paidBooking(await limited());
    const owner = await ownerOf(beach.id);
    expect((await ask(owner, id, 600)).status).toBe(200);
    const tooMuch = await ask(owner, id, 401);
    expect(refusalOf(tooMuch)).toEqual([409, 'goodwill-limit']);
    expect(await tooMuch.text()).toContain('€4.00');
    expect((await ask(owner, id, 400, { form: 'voucher' })).status).toBe(200);
    expect(refusalOf(await ask(owner, id, 1))).toEqual([409, 'goodwill-limit']);
    const admin = await scene.newAdmin();
    expect((await ask(admin, id, 1000)).status).toBe(200);
  });

  test('gives up to what the station allows in a month, also with two hands at once', async () => {
    const beach = await limited();
    const owner = await ownerOf(beach.id);
    const first = await paidBooking(beach);
    const second = await paidBooking(beach);
    expect((await ask(owner, first.id, 1000)).status).toBe(200);
    const answers = await Promise.all([ask(owner, second.id, 500), ask(owner, second.id, 500)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    scene.clock.advance({ hours: 24 * 31 });
    await scene.stayIn();
    expect((await ask(owner, second.id, 500)).status).toBe(200);
  });

  test('of another station finds no such booking', async () => {
    const { id } = await paidBooking();
    expect((await ask(await ownerOf((await scene.station()).id), id, 100)).status).toBe(404);
  });
});

test('a voucher goes to the customer by mail, and its code to nobody else', async () => {
  const { anna, id } = await paidBooking();
  const admin = await scene.newAdmin();
  const answer = await ask(admin, id, 1000, { form: 'voucher' });
  expect(answer.status).toBe(200);
  await scene.jobs.drain();
  const mails = await scene.browser().fetch(`/sandbox/api/messages?to=${anna.account.email}`);
  const { messages } = (await mails.json()) as { messages: { subject: string; text: string }[] };
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(messages.map(({ text }) => text).join('\n'))?.[0];
  expect(code).toBeDefined();
  expect(await answer.text()).not.toContain(code);
  expect(await scene.refundsOf(id)).toEqual([]);
  const { timeline } = await admin.browser.call(calls.adminBooking, { bookingId: id });
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'goodwill', form: 'voucher', amountInCents: 1000, reason: 'equipment-trouble' }),
  );
});

test('is for nobody else', async () => {
  const { anna, id } = await paidBooking();
  expect((await ask(anna, id, 100)).status).toBe(403);
  expect((await ask(await scene.newAdmin(), 'nothing-like-that', 100)).status).toBe(404);
  const visitor = scene.browser();
  expect((await visitor.post(`/api/admin/bookings/${id}/refund`, { amountInCents: 1, reason: 'other' })).status).toBe(
    401,
  );
});
