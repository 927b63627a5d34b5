import { calls } from '@laine/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());
beforeEach(() => sql`delete from reviews`.execute(scene.db.query));

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

async function openAdmin() {
  const admin = await scene.newAdmin();
  return admin.browser;
}

/** A booking of one board that was collected and brought back. */
async function rent(customer: Customer, status: 'created' | 'started' | 'finished' = 'finished') {
  const station = await scene.station({ name: 'Pirita rand' });
  const { url } = await customer.checkout(station.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await customer.newest();
  const { start, end } = await scene.bookingOf(id);
  const times = { firstOpenAt: status === 'created' ? null : start, closeAt: status === 'finished' ? end : null };
  await scene.db.query
    .updateTable('sessions')
    .set({ status, ...times })
    .where('bookingId', '=', id)
    .execute();
  return id;
}

const nice = { stars: 4, text: '  Calm water, dry vests.  ', locale: 'en' as const };
const write = ({ browser }: Customer, bookingId: string, change: object = {}) =>
  browser.post('/api/reviews', { bookingId, ...nice, ...change });
const refusalOf = (response: Response) => [response.status, response.headers.get('x-refusal')];

const shownTo = async (language: string) => {
  const response = await scene.browser().fetch('/api/reviews', { headers: { cookie: `locale=${language}` } });
  return ((await response.json()) as { reviews: { text: string; name: string }[] }).reviews;
};

const waiting = async (browser: Awaited<ReturnType<typeof openAdmin>>) =>
  (await browser.call(calls.reviewsToPublish, {})).reviews;

describe('a review', () => {
  test('is written once, by whoever rented, when the board is back', async () => {
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    const bookingId = await rent(anna);
    expect(refusalOf(await write(boris, bookingId))).toEqual([404, 'not-found']);
    expect(await anna.browser.call(calls.myReview, { bookingId })).toEqual({ review: null, mayWrite: true });
    expect((await write(anna, bookingId)).status).toBe(200);
    expect(refusalOf(await write(anna, bookingId))).toEqual([409, 'review-written-already']);
    expect(await anna.browser.call(calls.myReview, { bookingId })).toMatchObject({
      review: { stars: 4, text: 'Calm water, dry vests.', status: 'waiting', refusedBecause: null },
      mayWrite: false,
    });
    expect(refusalOf(await boris.browser.fetch(`/api/bookings/${bookingId}/review`))).toEqual([404, 'not-found']);
  });

  test.each(['created', 'started'] as const)('is not earned while a board is %s', async (status) => {
    const anna = await scene.customer();
    const bookingId = await rent(anna, status);
    expect(await anna.browser.call(calls.myReview, { bookingId })).toEqual({ review: null, mayWrite: false });
    expect(refusalOf(await write(anna, bookingId))).toEqual([403, 'review-not-earned']);
  });

  test.each([{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { text: ' a ' }, { text: 'x'.repeat(1001) }])(
    'of %j is malformed',
    async (change) => {
      const anna = await scene.customer();
      expect((await write(anna, await rent(anna), change)).status).toBe(400);
    },
  );

  test('written twice at the same moment is one', async () => {
    const anna = await scene.customer();
    const bookingId = await rent(anna);
    const answers = await Promise.all([write(anna, bookingId), write(anna, bookingId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  test.each([
    ['Mari Maasikas', null, 'Mari'],
    ['Anna Maria', 'Tamm', 'Anna Maria'],
    [null, null, ''],
  ])('is signed by the given name alone: %s %s', async (name, surname, signed) => {
    const anna = await scene.customer();
    await scene.db.query.updateTable('accounts').set({ name, surname }).where('id', '=', anna.account.id).execute();
    await write(anna, await rent(anna));
    expect(await waiting(await openAdmin())).toMatchObject([{ name: signed, stationName: 'Pirita rand' }]);
  });
});

describe('staff', () => {
  test('publish a review once, and everybody reads it', async () => {
    const anna = await scene.customer();
    await write(anna, await rent(anna));
    const admin = await openAdmin();
    const [review] = await waiting(admin);
    expect(await shownTo('en')).toEqual([]);
    await admin.call(calls.publishReview, { reviewId: review?.id ?? '', publish: true });
    await expect.poll(() => shownTo('en')).toMatchObject([{ stars: 4, stationName: 'Pirita rand', locale: 'en' }]);
    const answer = await admin.post(`/api/admin/reviews/${review?.id}/publish`, { publish: true });
    expect(refusalOf(answer)).toEqual([409, 'state-moved-on']);
    expect(await waiting(admin)).toEqual([]);
    expect((await admin.call(calls.reviewsToPublish, { status: 'published' })).reviews).toHaveLength(1);
    const actions = scene.db.query
      .selectFrom('audit')
      .select('action')
      .where('target', '=', review?.id ?? '');
    expect(await actions.execute()).toEqual([{ action: 'review-published' }]);
  });

  test('refuse one for a listed reason only, which its author sees', async () => {
    const anna = await scene.customer();
    const bookingId = await rent(anna);
    await write(anna, bookingId);
    const admin = await openAdmin();
    const [review] = await waiting(admin);
    const path = `/api/admin/reviews/${review?.id}/publish`;
    expect((await admin.post(path, { publish: false, reason: 'too few stars' })).status).toBe(400);
    expect((await admin.post(path, { publish: false })).status).toBe(400);
    expect((await admin.post(path, { publish: false, reason: 'advertising' })).status).toBe(200);
    expect(await anna.browser.call(calls.myReview, { bookingId })).toMatchObject({
      review: { status: 'refused', refusedBecause: 'advertising' },
    });
    expect(await shownTo('en')).toEqual([]);
    expect(refusalOf(await write(anna, bookingId))).toEqual([409, 'review-written-already']);
  });

  test('take down what should not have been published, for a listed reason and for good', async () => {
    const anna = await scene.customer();
    const bookingId = await rent(anna);
    await write(anna, bookingId);
    const admin = await openAdmin();
    const [review] = await waiting(admin);
    const decide = (decision: object) => admin.post(`/api/admin/reviews/${review?.id}/publish`, decision);
    expect((await decide({ publish: true })).status).toBe(200);
    await expect.poll(() => shownTo('en')).toHaveLength(1);
    expect((await decide({ publish: false, reason: 'too few stars' })).status).toBe(400);
    expect((await decide({ publish: false, reason: 'personal-data' })).status).toBe(200);
    await expect.poll(() => shownTo('en')).toEqual([]);
    expect(await anna.browser.call(calls.myReview, { bookingId })).toMatchObject({
      review: { status: 'refused', refusedBecause: 'personal-data' },
    });
    expect(refusalOf(await decide({ publish: true }))).toEqual([409, 'state-moved-on']);
    expect(refusalOf(await decide({ publish: false, reason: 'insulting' }))).toEqual([409, 'state-moved-on']);
  });

  test('are admins', async () => {
    const anna = await scene.customer();
    expect((await anna.browser.fetch('/api/admin/reviews')).status).toBe(403);
    expect((await scene.browser().fetch('/api/admin/reviews')).status).toBe(401);
  });
});

test('a reader’s own language comes first, then the newest', async () => {
  const now = scene.clock.now();
  const published = (text: string, locale: 'en' | 'et' | 'ru', hoursAgo: number) => {
    const at = now.subtract({ hours: hoursAgo });
    return { id: `review-${hoursAgo}`, name: '', stars: 5, text, locale, createdAt: at, publishedAt: at };
  };
  await scene.db.query
    .insertInto('reviews')
    .values([
      published('new', 'en', 1),
      published('uus', 'et', 2),
      published('vana', 'et', 9),
      published('да', 'ru', 5),
    ])
    .execute();
  const texts = async (language: string) => (await shownTo(language)).map(({ text }) => text);
  expect(await texts('et')).toEqual(['uus', 'vana', 'new', 'да']);
  expect(await texts('ru')).toEqual(['да', 'new', 'uus', 'vana']);
});
