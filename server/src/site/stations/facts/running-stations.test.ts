import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../../../ground/db/tables/json.ts';
import { hashToken } from '../../../ground/secrets.ts';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

let made = 0;
const newStationId = () => `cove-${(made += 1)}`;

/** A demo station's valid facts. */
const validFacts = async () => (await scene.admin.call(calls.adminStation, { stationId: 'pirita' })).metadata;

async function newStation(lockerCount = 2) {
  const id = newStationId();
  await scene.admin.call(calls.newStation, { id, lockerCount });
  return id;
}
const edit = (stationId: string, wish: object, who = scene.admin) =>
  who.ask('PUT', `/api/stations/${stationId}/edit`, wish);
const rowOf = (id: string) =>
  scene.db.query.selectFrom('stations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a new station', () => {
  test('begins disabled, with numbered lockers and a list of what is missing', async () => {
    const id = newStationId();
    const station = await scene.admin.call(calls.newStation, { id, lockerCount: 3 });
    expect(station).toMatchObject({ id, status: 'disabled', connected: false, apiKeyHash: null, webhookUrl: null });
    expect(station.lockers.map(({ number, status, items }) => [number, status, items])).toEqual([
      [1, 'free', []],
      [2, 'free', []],
      [3, 'free', []],
    ]);
    expect(station.problems.join()).toContain('timeZone');
    expect(await scene.auditOf(id)).toMatchObject([
      { action: 'station-created', actorKind: 'person', stationId: id, fromAddress: '127.0.0.1' },
    ]);
  });

  test('keeps the names that were given to its lockers, in their order', async () => {
    const id = newStationId();
    const wish = { id, lockerCount: 3, lockerNames: [' By the pier ', '', 'Café'] };
    const { lockers } = await scene.admin.call(calls.newStation, wish);
    expect(lockers.map(({ number, metadata }) => [number, metadata])).toEqual([
      [1, { name: 'By the pier' }],
      [2, {}],
      [3, { name: 'Café' }],
    ]);
  });

  test('is known to be set up as far as somebody has come', async () => {
    const id = await newStation();
    const stationId = id;
    const { driver, firstOpenedAt } = await scene.admin.call(calls.adminStation, { stationId });
    expect({ driver, firstOpenedAt }).toEqual({ driver: null, firstOpenedAt: null });
    expect(await edit(id, { driver: 'bluetooth' })).toMatchObject({ status: 400, refusal: 'malformed' });
    expect(await edit(id, { driver: 'simulated' })).toMatchObject({ status: 200 });
    expect(await scene.admin.call(calls.adminStation, { stationId })).toMatchObject({ driver: 'simulated' });
  });

  test.each([
    ['more names than lockers', { id: 'x-2', lockerCount: 1, lockerNames: ['a', 'b'] }, 400, 'malformed'],
    ['a name of two lines', { id: 'x-3', lockerCount: 1, lockerNames: ['a\nb'] }, 400, 'malformed'],
    ['an id that is taken', { id: 'pirita', lockerCount: 1 }, 409, 'station-id-taken'],
    ['no lockers', { id: 'x-1', lockerCount: 0 }, 400, 'malformed'],
    ['an id that is no word', { id: 'Pirita Rand', lockerCount: 1 }, 400, 'malformed'],
  ])('is not made with %s', async (_what, wish, status, refusal) => {
    expect(await scene.admin.ask('POST', '/api/stations/new', wish)).toMatchObject({ status, refusal });
  });
});

test('a station that was just created is for its staff alone until its facts are valid', async () => {
  const id = await newStation();
  const shownTo = async (who: typeof scene.visitor) => {
    const { stations } = JSON.parse((await who.ask('GET', '/api/stations')).text) as { stations: { id: string }[] };
    return [stations.some((station) => station.id === id), (await who.ask('GET', `/api/stations/${id}`)).status];
  };
  expect(await shownTo(scene.visitor)).toEqual([false, 404]);
  await edit(id, { metadata: await validFacts() });
  expect(await shownTo(scene.visitor)).toEqual([true, 200]);
});

describe('editing a station', () => {
  test('changes only what is named', async () => {
    const id = await newStation();
    await edit(id, { info: 'Behind the dunes' });
    await edit(id, { metadata: await validFacts() });
    expect(await scene.admin.call(calls.adminStation, { stationId: id })).toMatchObject({
      info: 'Behind the dunes',
      status: 'disabled',
      problems: [],
      metadata: { name: 'Pirita rand' },
    });
    await scene.admin.call(calls.confirmLocker, { stationId: id, lockerNumber: 1 });
    await edit(id, { info: null, status: 'active' });
    expect(await scene.admin.call(calls.adminStation, { stationId: id })).toMatchObject({
      info: null,
      status: 'active',
    });
  });

  test('replaces metadata whole and refuses what could not be read again', async () => {
    const id = await newStation();
    const { images: _, ...facts } = await validFacts();
    await edit(id, { metadata: { ...facts, note: 'kept as it is' } });
    expect((await rowOf(id)).metadata).toEqual({ ...facts, note: 'kept as it is' });
    const told = await edit(id, { metadata: { ...facts, latitude: 'north', timeZone: 'Europe/Atlantis' } });
    expect(told).toMatchObject({ status: 400, refusal: 'station-data-invalid' });
    expect(told.text).toContain('latitude, timeZone');
    expect((await rowOf(id)).metadata).toMatchObject({ note: 'kept as it is' });
  });

  test('opens no station whose facts are not valid', async () => {
    const id = await newStation();
    expect(await edit(id, { status: 'active' })).toMatchObject({ status: 400, refusal: 'station-data-invalid' });
    expect((await edit(id, { status: 'hidden' })).status).toBe(200);
  });

  test('asks for the country, by which rentals are taxed', async () => {
    const id = await newStation();
    const { country: _, ...facts } = await validFacts();
    const told = await edit(id, { metadata: facts, status: 'active' });
    expect(told).toMatchObject({ status: 400, refusal: 'station-data-invalid' });
    expect(told.text).toContain('country');
  });

  test('merges preferences, removes empty ones and never answers the PIN', async () => {
    const id = await newStation();
    await edit(id, { prefs: { ADMIN_PIN: '471147', MODE: 'normal', LANGUAGES: 'et,en' } });
    const told = await edit(id, { prefs: { MODE: '', PING_INTERVAL: '10' } });
    expect(JSON.parse(told.text)).toMatchObject({ prefs: { LANGUAGES: 'et,en', PING_INTERVAL: '10' } });
    expect(told.text).not.toContain('471147');
    expect((await rowOf(id)).prefs).toEqual({ ADMIN_PIN: '471147', LANGUAGES: 'et,en', PING_INTERVAL: '10' });
    expect(JSON.stringify(await scene.auditOf(id))).not.toContain('471147');
    await edit(id, { prefs: { ADMIN_PIN: '' } });
    expect((await rowOf(id)).prefs).not.toHaveProperty('ADMIN_PIN');
  });

  test('names the preferences that its program could not read, and stores none of them', async () => {
    const id = await newStation();
    await edit(id, { prefs: { STATUS: 'closed', LANGUAGES: 'et,en' } });
    const told = await edit(id, { prefs: { STATUS: 'disabled', PAGE_TIMEOUT: '0', FOO: 'bar', MODE: 'staff' } });
    expect(told).toMatchObject({ status: 400, refusal: 'malformed' });
    expect(told.text).toContain('prefs.PAGE_TIMEOUT, prefs.STATUS, prefs.FOO');
    expect(told.text).not.toContain('prefs.MODE');
    const notOffered = await edit(id, { prefs: { DEFAULT_LANGUAGE: 'fr' } });
    expect(notOffered).toMatchObject({ status: 400, refusal: 'malformed' });
    expect(notOffered.text).toContain('prefs.DEFAULT_LANGUAGE');
    expect((await rowOf(id)).prefs).toEqual({ STATUS: 'closed', LANGUAGES: 'et,en' });
    expect((await edit(id, { prefs: { LANGUAGES: 'fr', DEFAULT_LANGUAGE: 'FR' } })).status).toBe(200);
  });

  test('leaves odd preferences of earlier days as they are until they are named', async () => {
    const id = await newStation();
    const prefs = asJson({ STATUS: 'disabled', PING_INTERVAL: 'soon' });
    await scene.db.query.updateTable('stations').set({ prefs }).where('id', '=', id).execute();
    const told = await edit(id, { prefs: { STATUS: ' out-of-service ' } });
    expect(JSON.parse(told.text)).toMatchObject({ prefs: { STATUS: 'out-of-service', PING_INTERVAL: 'soon' } });
    await edit(id, { prefs: { PING_INTERVAL: ' ' } });
    expect((await rowOf(id)).prefs).toEqual({ STATUS: 'out-of-service' });
  });

  test.each([
    ['a PIN of letters', { prefs: { ADMIN_PIN: 'secret' } }],
    ['a PIN of four digits', { prefs: { ADMIN_PIN: '4711' } }],
    ['a preference that is no text', { prefs: { PING_INTERVAL: 10 } }],
    ['an unknown status', { status: 'closed' }],
    ['numbers as facts', { metadata: { latitude: 59 } }],
    ['an address that is none', { webhookUrl: 'beach' }],
  ])('declines %s', async (_what, wish) => {
    expect(await edit('pirita', wish)).toMatchObject({ status: 400, refusal: 'malformed' });
  });

  test('is for those who run it; the webhook for admins alone', async () => {
    expect((await edit('pirita', { info: 'Ask at the bar' }, scene.owner)).status).toBe(200);
    expect((await edit('parnu', { info: 'x' }, scene.owner)).status).toBe(404);
    const program = await scene.apiKey(['parnu']);
    expect((await edit('parnu', { info: 'From a program' }, program)).status).toBe(200);
    expect((await edit('pirita', { info: 'x' }, program)).status).toBe(404);
    for (const who of [scene.owner, await scene.apiKey(null)]) {
      const told = await edit('pirita', { webhookUrl: 'https://hooks.example.com/' }, who);
      expect(told).toMatchObject({ status: 403, refusal: 'not-allowed' });
      expect((await edit('pirita', { webhookUrl: null }, who)).status).toBe(200);
    }
  });

  test('leaves its country, which decides the VAT, to admins', async () => {
    const { metadata: facts } = await rowOf('pirita');
    const moved = { ...facts, country: 'ES' };
    for (const who of [scene.owner, await scene.apiKey(['pirita'])]) {
      expect(await edit('pirita', { metadata: moved }, who)).toMatchObject({
        status: 403,
        refusal: 'country-for-admins',
        text: 'Only an admin can change the country of a station, because it decides the VAT',
      });
      // Lower case means the same country.
      expect((await edit('pirita', { metadata: { ...facts, country: 'ee' } }, who)).status).toBe(200);
    }
    // Another country changes the clock, or needs a confirmation.
    expect(await edit('pirita', { metadata: moved })).toMatchObject({ status: 409, refusal: 'zone-surprising' });
    expect((await edit('pirita', { metadata: moved, confirmed: true })).status).toBe(200);
    expect((await rowOf('pirita')).metadata).toMatchObject({ country: 'ES' });
    expect((await edit('pirita', { metadata: facts })).status).toBe(200);
  });

  test('leaves to admins what owners may give away, and when somebody is looked for', async () => {
    const { metadata: facts } = await rowOf('pirita');
    const lowered = { ...facts, goodwillPerBookingInCents: '500' };
    expect((await edit('pirita', { metadata: lowered })).status).toBe(200);
    const raised = {
      goodwillPerBookingInCents: '1000000',
      goodwillPerMonthInCents: '10000000',
      notBackAlertInSeconds: '86400',
    };
    for (const who of [scene.owner, await scene.apiKey(['pirita'])]) {
      for (const [limit, cents] of Object.entries(raised)) {
        const told = await edit('pirita', { metadata: { ...lowered, [limit]: cents } }, who);
        expect(told).toMatchObject({ status: 403, refusal: 'not-allowed' });
      }
      // Left out or repeated: neither is a change.
      for (const metadata of [facts, { ...lowered, goodwillPerMonthInCents: '30000' }]) {
        expect((await edit('pirita', { metadata }, who)).status).toBe(200);
        expect((await rowOf('pirita')).metadata).toMatchObject({ goodwillPerBookingInCents: '500' });
      }
    }
    expect((await edit('pirita', { metadata: facts })).status).toBe(200);
    expect((await rowOf('pirita')).metadata).toEqual(facts);
  });
});

describe("a station's key", () => {
  test('is shown once, replaces the earlier one and opens none of the admin calls', async () => {
    const id = await newStation();
    const first = await scene.admin.call(calls.newStationKey, { stationId: id });
    const second = await scene.admin.call(calls.newStationKey, { stationId: id });
    expect(second.newAPIKey).not.toBe(first.newAPIKey);
    const { apiKeyHash } = await scene.admin.call(calls.adminStation, { stationId: id });
    expect(apiKeyHash).toBe(hashToken(second.newAPIKey));
    const program = scene.withToken(second.newAPIKey);
    for (const path of ['/api/admin/stations', `/api/stations/${id}`, `/api/logs?stationId=${id}`]) {
      expect((await program.ask('GET', path)).status).toBe(401);
    }
    expect((await scene.owner.ask('POST', '/api/stations/pirita/new-api-key')).status).toBe(403);
    expect((await scene.admin.ask('POST', '/api/stations/atlantis/new-api-key')).status).toBe(404);
  });
});

describe('owners', () => {
  const usersOf = async (stationId: string) => (await scene.admin.call(calls.stationUsers, { stationId })).users;

  test('are invited in the language of the station when nobody knows them', async () => {
    const id = await newStation();
    await edit(id, { metadata: await validFacts(), prefs: { DEFAULT_LANGUAGE: 'et' } });
    const email = 'uus.omanik@example.ee';
    const user = await scene.admin.call(calls.addStationUser, { stationId: id, email });
    expect(await usersOf(id)).toEqual([user]);
    await scene.jobs.drain();
    const [mail] = scene.messages.list({ to: email });
    expect(mail?.subject).toContain('Pirita rand on nüüd sinu hallata');
    expect(mail?.text).toContain(`${scene.url}/my-stations/${id}`);

    const browser = await scene.as(email);
    expect((await browser.call(calls.adminStations)).stations.map((station) => station.id)).toEqual([id]);
  });

  test('who are known keep their account and their language, and are written to once', async () => {
    const id = await newStation();
    await scene.as('voyageur@example.fr');
    await scene.db.query
      .updateTable('accounts')
      .set({ locale: 'fr' })
      .where('email', '=', 'voyageur@example.fr')
      .execute();
    const wish = { stationId: id, email: 'Voyageur@example.fr' };
    const [first, again] = [
      await scene.admin.call(calls.addStationUser, wish),
      await scene.admin.call(calls.addStationUser, wish),
    ];
    expect(again).toEqual(first);
    await scene.jobs.drain();
    const subjects = scene.messages.list({ to: 'voyageur@example.fr' }).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Vous gérez'))).toHaveLength(1);
  });

  test('lose the station when they are detached', async () => {
    const id = await newStation();
    const { id: userId } = await scene.admin.call(calls.addStationUser, { stationId: id, email: 'brief@example.com' });
    const browser = await scene.as('brief@example.com');
    await scene.admin.call(calls.removeStationUser, { stationId: id, userId });
    // Their logins end with their rights.
    expect((await browser.fetch(`/api/admin/stations/${id}`)).status).toBe(401);
    const again = await scene.as('brief@example.com');
    expect((await again.fetch(`/api/admin/stations/${id}`)).status).toBe(403);
    expect((await scene.admin.ask('DELETE', `/api/stations/${id}/users/${userId}`)).status).toBe(404);
    expect((await scene.auditOf(userId)).map(({ action }) => action)).toEqual([
      'station-owner-added',
      'station-owner-removed',
    ]);
  });

  test('see each other and attach nobody', async () => {
    expect((await scene.owner.call(calls.stationUsers, { stationId: 'pirita' })).users).toMatchObject([
      { email: 'owner@laine.test' },
    ]);
    expect((await scene.owner.ask('GET', '/api/stations/parnu/users')).status).toBe(404);
    const told = await scene.owner.ask('POST', '/api/stations/pirita/users/add', { email: 'friend@example.com' });
    expect(told.status).toBe(403);
  });
});

test('whoever signed in a while ago gives no power over a station before signing in again', async () => {
  const id = await newStation();
  const asked = () =>
    Promise.all([
      scene.admin.ask('POST', `/api/stations/${id}/new-api-key`),
      scene.admin.ask('POST', `/api/stations/${id}/users/add`, { email: 'stranger@example.com' }),
      edit(id, { webhookUrl: `${scene.url}/sandbox/api/webhook-sink` }),
    ]);
  scene.clock.advance({ minutes: 16 });
  for (const told of await asked()) expect(told).toMatchObject({ status: 403, refusal: 'fresh-sign-in-needed' });
  // Repeating a value without a change needs no right.
  expect((await edit(id, { webhookUrl: null, info: 'By the pier' })).status).toBe(200);
  await scene.signInAgain();
  expect((await asked()).map(({ status }) => status)).toEqual([200, 200, 200]);
});
