import { calls } from '@laine/contract/calls.ts';
import { StationWithBookings } from '@laine/contract/public/entities.ts';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asJson } from '../../../ground/db/tables/json.ts';
import { hashToken, newToken } from '../../../ground/secrets.ts';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';
import { signDelivery } from '../../webhooks/sign-delivery.ts';
import { makeWebhookToken } from '../../webhooks/webhook-token.ts';
import { newWebhookSecret } from '../webhook-secret.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
  await loadDemoData(laine.db, laine.clock.now());
});
afterAll(() => laine.close());

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const listOf = async (browser = laine.browser()) =>
  z.array(StationWithBookings).parse((await browser.call(calls.stations)).stations);

async function bearer(email: string, password: string) {
  const { token } = await laine.browser().call(calls.adminLogin, { email, password });
  return { authorization: `Bearer ${token}` };
}
const get = (path: string, headers: Record<string, string> = {}) => laine.browser().fetch(path, { headers });

describe('the public list', () => {
  test('shows three stations to visitors and the hidden one to admins', async () => {
    expect(ids((await laine.browser().call(calls.stations)).stations)).toEqual(['pirita', 'parnu', 'malaga']);
    const admin = await laine.as('admin@laine.test');
    expect(ids((await admin.call(calls.stations)).stations)).toContain('kuressaare');
    const owner = await laine.as('owner@laine.test');
    expect(ids((await owner.call(calls.stations)).stations)).not.toContain('kuressaare');
  });

  test('has upcoming paid bookings only, soonest first, with nothing personal', async () => {
    const stations = await listOf();
    const now = laine.clock.now();
    const bookings = stations.flatMap((station) => station.bookings);
    expect(bookings.length).toBeGreaterThan(0);
    for (const { bookings: rows } of stations) {
      expect(rows.map((row) => row.metadata.start)).toEqual(rows.map((row) => row.metadata.start).toSorted());
    }
    for (const booking of bookings) {
      expect(Temporal.Instant.compare(Temporal.Instant.from(booking.metadata.end), now)).toBe(1);
      expect(Object.keys(booking).toSorted()).toEqual(['id', 'metadata', 'own']);
      expect(booking.own).toBe(false);
    }
  });

  test("marks the viewer's own rows", async () => {
    const row = await laine.db.query
      .selectFrom('bookings')
      .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
      .select(['bookings.id', 'accounts.email'])
      .where('bookings.status', '=', 'complete')
      .where('bookings.end', '>', laine.clock.now())
      .executeTakeFirstOrThrow();
    const customer = await laine.as(row.email ?? '');
    const stations = await listOf(customer);
    const own = stations.flatMap((station) => station.bookings).filter((booking) => booking.own);
    expect(ids(own)).toContain(row.id);
  });

  test('lets a booking go when it ends, and a change of a station through at once', async () => {
    const before = await listOf();
    const soonest = before.flatMap((station) => station.bookings)[0];
    if (!soonest) throw new Error('no booking');
    await laine.db.query.updateTable('bookings').set({ status: 'expired' }).where('id', '=', soonest.id).execute();
    await expect
      .poll(async () => (await listOf()).flatMap((station) => ids(station.bookings)))
      .not.toContain(soonest.id);
  });
});

describe('one station', () => {
  test('is there for everyone unless hidden', async () => {
    const { station } = await laine.browser().call(calls.station, { stationId: 'pirita' });
    expect(station).toMatchObject({ pricePerHourInCents: 1500, startingFeeInCents: 500, closeTimeInSeconds: 86_400 });
    expect(station.images).toHaveLength(8);
    expect((await get('/api/stations/kuressaare')).status).toBe(404);
    const admin = await laine.as('admin@laine.test');
    expect((await admin.call(calls.station, { stationId: 'kuressaare' })).station.status).toBe('hidden');
  });

  test('tells what can be booked, whatever its fields say', async () => {
    const kept = await laine.db.query.selectFrom('stations').select('metadata').where('id', '=', 'pirita').execute();
    const set = (metadata: unknown) =>
      laine.db.query
        .updateTable('stations')
        .set({ metadata: asJson(metadata) })
        .where('id', '=', 'pirita')
        .execute();
    await set({ ...kept[0]?.metadata, maxBoardCount: '5', maxDurationInSeconds: '28800' });
    const { station } = await laine.browser().call(calls.station, { stationId: 'pirita' });
    expect(station).toMatchObject({ maxBoardCount: 3, maxDurationInSeconds: 21_600 });
    await set(kept[0]?.metadata);
  });

  test('with broken facts shows as disabled and breaks nothing', async () => {
    const now = laine.clock.now();
    const metadata = asJson({ name: 'Broken', latitude: 'north' });
    await laine.db.query
      .insertInto('stations')
      .values({ id: 'broken', status: 'active', metadata, createdAt: now, updatedAt: now })
      .execute();
    const { station } = await laine.browser().call(calls.station, { stationId: 'broken' });
    expect(station).toMatchObject({ name: 'Broken', status: 'disabled' });
    const answer = await get('/api/admin/stations/broken', await bearer('admin@laine.test', 'laine-admin-demo'));
    expect(((await answer.json()) as { problems: string[] }).problems.join()).toContain('latitude');
    await laine.db.query.deleteFrom('stations').where('id', '=', 'broken').execute();
  });
});

describe('the admin side', () => {
  test('answers at both places and decides by Authorization at the shared one', async () => {
    const admin = await bearer('admin@laine.test', 'laine-admin-demo');
    const [literal, prefixed] = [await get('/api/stations', admin), await get('/api/admin/stations', admin)];
    expect(await literal.text()).toBe(await prefixed.text());
    expect(literal.headers.get('vary')).toBe('Authorization, Cookie');
    expect(await (await get('/api/users/me', admin)).json()).toMatchObject({
      email: 'admin@laine.test',
      role: 'admin',
    });
  });

  test('gives owners their own stations and nothing of others', async () => {
    const owner = await bearer('owner@laine.test', 'laine-owner-demo');
    const { stations } = (await (await get('/api/stations', owner)).json()) as {
      stations: { id: string; apiKeyHash: null }[];
    };
    expect(ids(stations)).toEqual(['pirita']);
    expect((await get('/api/stations/parnu', owner)).status).toBe(404);
    const detail = (await (await get('/api/stations/pirita', owner)).json()) as { lockers: { items: unknown[] }[] };
    expect(detail.lockers).toHaveLength(6);
    expect(detail.lockers[0]?.items).toHaveLength(3);
  });

  test('never answers ADMIN_PIN, password hashes or, to others than admins, key hashes', async () => {
    const hash = hashToken(newToken());
    await laine.db.query
      .updateTable('stations')
      .set({ prefs: asJson({ ADMIN_PIN: '47114711', MODE: 'normal' }), apiKeyHash: hash })
      .where('id', '=', 'pirita')
      .execute();
    const texts = [];
    for (const who of [
      await bearer('owner@laine.test', 'laine-owner-demo'),
      await bearer('admin@laine.test', 'laine-admin-demo'),
    ]) {
      texts.push(await (await get('/api/stations/pirita', who)).text());
    }
    expect(texts.join()).not.toContain('47114711');
    expect(texts.join()).not.toContain('argon2');
    expect(texts[0]).not.toContain(hash);
    expect(texts[1]).toContain(hash);
  });

  test('is closed to visitors, customers and wrong passwords', async () => {
    expect((await get('/api/admin/stations')).status).toBe(401);
    const customer = await laine.as('customer@example.com');
    expect((await customer.fetch('/api/admin/stations')).status).toBe(403);
    const wrong = await laine.browser().post('/api/users/login', { email: 'admin@laine.test', password: 'guess' });
    expect([wrong.status, wrong.headers.get('x-refusal')]).toEqual([401, 'wrong-password']);
    expect(await (await get('/api/users/me', { authorization: 'Bearer nonsense' })).json()).toBeNull();
  });

  test('opens to an API key for the stations it covers, until it expires', async () => {
    const key = newToken();
    const now = laine.clock.now();
    await laine.db.query
      .insertInto('apiKeys')
      .values({
        id: 'key1',
        name: 'report',
        hash: hashToken(key),
        stationIds: ['parnu'],
        expiresAt: now.add({ hours: 1 }),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    const headers = { authorization: `Bearer ${key}` };
    const { stations } = (await (await get('/api/stations', headers)).json()) as { stations: { id: string }[] };
    expect(ids(stations)).toEqual(['parnu']);
    expect((await get('/api/users/me', headers)).status).toBe(403);
    laine.clock.advance({ hours: 1 });
    expect((await get('/api/stations', headers)).status).toBe(401);
  });
});

describe('webhook tokens', () => {
  const secret = newWebhookSecret();
  const endpoint = { stationId: 'pirita', secret };
  const event = { type: 'test', data: 'hello' } as const;
  /** Within the life of a token, but older than a signature may be. */
  const LATE = { minutes: 6 };
  type Delivery = { headers: Record<string, string>; body: string };
  const setSecret = () =>
    laine.db.query.updateTable('stations').set({ webhookSecret: secret }).where('id', '=', 'pirita').execute();
  const receive = async (delivery: Delivery) => {
    const answer = await laine.browser().fetch('/api/auth/webhook', { method: 'POST', ...delivery });
    return [answer.status, answer.headers.get('x-refusal')];
  };
  const logged = async () => {
    const title = 'webhook received: test';
    const rows = await laine.db.query.selectFrom('logs').select('data').where('title', '=', title).execute();
    return rows.map(({ data }) => data as typeof event | { data: string });
  };

  test('prove the station, and a received event is logged', async () => {
    await setSecret();
    const token = makeWebhookToken('pirita', secret, Temporal.Now.instant());
    expect(await laine.browser().call(calls.verifyWebhookSignature, { token })).toEqual({ stationId: 'pirita' });
    expect(await receive(signDelivery(endpoint, { id: 'msg_1', event }))).toEqual([200, null]);
    expect(await logged()).toEqual([event]);
  });

  test('an event counts once, however often it arrives', async () => {
    await setSecret();
    const twice = [1, 2].map(() =>
      receive(signDelivery(endpoint, { id: 'msg_twice', event: { ...event, data: '2x' } })),
    );
    expect(await Promise.all(twice)).toEqual([
      [200, null],
      [200, null],
    ]);
    expect((await logged()).filter(({ data }) => data === '2x')).toHaveLength(1);
  });

  test.each<[string, (delivery: Delivery) => Delivery]>([
    ['another body', ({ headers, body }) => ({ headers, body: body.replace('hello', 'opened') })],
    ['another id', ({ headers, body }) => ({ headers: { ...headers, 'webhook-id': 'msg_3' }, body })],
    [
      'a moment long ago',
      () => signDelivery(endpoint, { id: 'msg_old', event }, Temporal.Now.instant().subtract(LATE)),
    ],
    ['no signature', ({ body }) => ({ headers: { 'content-type': 'application/json' }, body })],
    [
      'a signature of other letters',
      ({ headers, body }) => ({ headers: { ...headers, 'webhook-signature': 'v1,é' }, body }),
    ],
  ])('with the token of one event and %s nothing is written', async (_what, change) => {
    await setSecret();
    const before = await logged();
    const delivery = change(signDelivery(endpoint, { id: 'msg_2', event }));
    expect(await receive(delivery)).toEqual([401, 'webhook-signature-invalid']);
    expect(await logged()).toEqual(before);
  });

  test.each([
    ['forged', () => makeWebhookToken('pirita', 'other', Temporal.Now.instant())],
    ['old', () => makeWebhookToken('pirita', secret, Temporal.Now.instant().subtract({ minutes: 11 }))],
    ['for a station without a secret', () => makeWebhookToken('parnu', '', Temporal.Now.instant())],
    ['nonsense', () => 'nonsense'],
    ['of other letters', () => `pirita.1.${'é'.repeat(43)}`],
  ])('that are %s are refused', async (_what, make) => {
    const response = await laine.browser().post('/api/stations/verify-webhook-signature', { token: make() });
    expect(response.status).toBe(401);
  });
});
