import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { asJson } from '../db/tables/json.ts';
import { newId } from '../secrets.ts';
import { recordSystemAction } from './record-system-action.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

/** Actions of the product itself on targets that only this test knows, all at one moment. */
const record = (targets: string[], stationId: string | null = null) =>
  scene.db.transaction(async (tx) => {
    for (const target of targets)
      await recordSystemAction(tx, { action: 'locker-opened', target, stationId }, scene.clock.now());
  });

test('pages older and newer rows from where one is, without a total', async () => {
  await record(['paged-1', 'paged-2']);
  scene.clock.advance({ minutes: 1 });
  await record(['paged-3', 'paged-4', 'paged-5'], 'malaga');
  const read = (place: { before?: string; after?: string } = {}) =>
    scene.admin.call(calls.audit, { action: 'locker-opened', limit: 2, ...place });

  const first = await read();
  const second = await read({ before: first.neighbours.older ?? '' });
  const third = await read({ before: second.neighbours.older ?? '' });
  expect(first.neighbours.newer).toBeNull();
  expect(third.neighbours.older).toBeNull();
  const seen = [...first.entries, ...second.entries, ...third.entries].map(({ target }) => target);
  expect(seen.toSorted()).toEqual(['paged-1', 'paged-2', 'paged-3', 'paged-4', 'paged-5']);
  expect(third.entries).toHaveLength(1);

  expect((await read({ after: third.neighbours.newer ?? '' })).entries).toEqual(second.entries);
  // A newer row shifts nothing, and going back ends at the newest page.
  scene.clock.advance({ minutes: 1 });
  await record(['paged-6']);
  expect((await read({ before: first.neighbours.older ?? '' })).entries).toEqual(second.entries);
  const newest = await read({ after: first.entries[0] ? `${first.entries[0].createdAt}_${first.entries[0].id}` : '' });
  expect(newest.entries.map(({ target }) => target)[0]).toBe('paged-6');
  expect(newest.neighbours.newer).toBeNull();
});

test('names what was acted on as people know it, and nothing that is gone', async () => {
  const { query } = scene.db;
  const now = scene.clock.now();
  const owner = await query
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'owner@laine.test')
    .executeTakeFirstOrThrow();
  const item = await query.selectFrom('items').select(['id', 'name', 'stationId']).limit(1).executeTakeFirstOrThrow();
  const trouble = { kind: 'door-jammed', target: 'named', stationId: 'pirita', data: {} } as const;
  const alert = await query
    .insertInto('alerts')
    .values({ id: newId(), ...trouble, data: asJson({}), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await query
    .insertInto('sessions')
    .values({
      id: newId(),
      stationId: 'pirita',
      status: 'created',
      start: now,
      end: now.add({ hours: 1 }),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record([owner.id, item.id, alert.id, session.id, 'pirita/3', 'gone']);
  const { entries } = await scene.admin.call(calls.audit, { action: 'locker-opened', limit: 6 });
  expect(new Map(entries.map(({ target, about }) => [target, about]))).toEqual(
    new Map<string, unknown>([
      [owner.id, { kind: 'person', personId: owner.id, name: 'owner@laine.test' }],
      [item.id, { kind: 'item', itemId: item.id, stationId: item.stationId, name: item.name }],
      [alert.id, { kind: 'alert', alertKind: 'door-jammed' }],
      [
        session.id,
        {
          kind: 'booking',
          bookingId: null,
          stationId: 'pirita',
          start: now.toString({ fractionalSecondDigits: 3 }),
          name: null,
        },
      ],
      ['pirita/3', null],
      ['gone', null],
    ]),
  );
});

test('names what staff made by its own words, and what belongs to a person by the person', async () => {
  const now = scene.clock.now();
  const start = now.add({ hours: 48 }).round('second');
  const made = {
    task: (await scene.admin.call(calls.newTask, { stationId: 'pirita', words: 'Clean the camera' })).id,
    closure: (
      await scene.admin.call(calls.newClosure, {
        stationId: 'pirita',
        lockerNumber: 2,
        start: start.toString(),
        end: start.add({ hours: 1 }).toString(),
        reason: 'Hinge',
      })
    ).closure.id,
    offer: (
      await scene.admin.call(calls.newPassOffer, {
        name: 'Summer',
        country: 'EE',
        priceInCents: 9900,
        firstDay: '2027-05-01',
        lastDay: '2027-09-30',
        stationIds: [],
        onSale: true,
      })
    ).id,
  };
  await scene.admin.call(calls.issueGiftCard, { amountInCents: 5000 });
  const { query } = scene.db;
  const owner = await query
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'owner@laine.test')
    .executeTakeFirstOrThrow();
  const warning = { id: newId(), accountId: owner.id, reason: 'late-return' as const, givenAt: now, expiresAt: now };
  await query.insertInto('warnings').values(warning).execute();
  await record([warning.id]);
  const { entries } = await scene.admin.call(calls.audit, { limit: 5 });
  expect(entries.map(({ action, target, about }) => [action, target, about])).toEqual(
    expect.arrayContaining([
      ['locker-opened', warning.id, { kind: 'person', personId: owner.id, name: 'owner@laine.test' }],
      ['gift-card-issued', expect.any(String), { kind: 'gift-card', amountInCents: 5000 }],
      ['pass-offer-created', made.offer, { kind: 'pass-offer', name: 'Summer' }],
      [
        'closure-made',
        made.closure,
        {
          kind: 'closure',
          stationId: 'pirita',
          lockerNumber: 2,
          start: start.toString({ fractionalSecondDigits: 3 }),
        },
      ],
      ['task-created', made.task, { kind: 'task', stationId: 'pirita', name: 'Clean the camera' }],
    ]),
  );
});

test('filters by who, what, where, when and what it was done to', async () => {
  await scene.admin.ask('PUT', '/api/admin/stations/pirita/edit', { info: 'By the pier' });
  await scene.owner.ask('PUT', '/api/admin/stations/pirita/edit', { info: 'By the long pier' });
  const program = await scene.apiKey(null);
  await program.ask('PUT', '/api/admin/stations/parnu/edit', { info: 'By the sand' });
  const read = async (filter: object) => {
    const { entries } = await scene.admin.call(calls.audit, { action: 'station-edited', ...filter });
    return entries.map(({ actor, actorKind, stationId }) => `${actorKind} ${actor} at ${stationId}`).toSorted();
  };
  const [admins, owners] = ['person admin@laine.test at pirita', 'person owner@laine.test at pirita'];
  const everybody = (await scene.admin.call(calls.audit, { action: 'station-edited' })).entries;
  const idOf = (name: string) => everybody.find(({ actor }) => actor === name)?.actorId ?? '';
  expect(await read({ actorId: idOf('admin@laine.test') })).toEqual([admins]);
  expect(await read({ actorId: idOf('test') })).toEqual(['api-key test at parnu']);
  expect(await read({ actorId: 'nobody' })).toEqual([]);
  expect(await read({ stationId: 'pirita' })).toEqual([admins, owners]);
  expect(await read({ target: 'pirita' })).toEqual([admins, owners]);

  const today = scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
  expect(await read({ stationId: 'pirita', day: today.toString() })).toHaveLength(2);
  expect(await read({ stationId: 'pirita', day: today.add({ days: 1 }).toString() })).toEqual([]);
  expect(await scene.admin.ask('GET', '/api/admin/audit?action=nothing')).toMatchObject({ status: 400 });
  expect(await scene.admin.ask('GET', '/api/admin/audit?before=yesterday_1')).toMatchObject({ status: 400 });
});

test('leaves as a table that a spreadsheet takes for no formula, after it was written down', async () => {
  await record(['=cmd()', 'plain', 'a;=cmd()', 'b; @SUM(1)', 'c;\uFF1Dcmd()', 'd; e-f']);
  const { status, text } = await scene.admin.ask('GET', '/api/admin/audit.csv?action=locker-opened');
  expect(status).toBe(200);
  // Reading it as text removes the byte order mark.
  expect(text.startsWith('time,actor kind,actor,action,target,station,from,data\n')).toBe(true);
  expect(text).toContain(",'=cmd(),");
  expect(text).toContain(',plain,');
  // If semicolons separate cells, another cell could begin inside one.
  for (const target of ["a;'=cmd()", "b; '@SUM(1)", "c;'\uFF1Dcmd()", 'd; e-f']) expect(text).toContain(`,${target},`);
  expect(await scene.auditOf('audit')).toMatchObject([
    { action: 'list-exported', actorKind: 'person', data: { action: 'locker-opened' } },
  ]);
});

test('a long table comes whole', async () => {
  const targets = Array.from({ length: 1100 }, (_, index) => `long-${index}`);
  await record(targets, 'kuressaare');
  const { text } = await scene.admin.ask('GET', '/api/admin/audit.csv?stationId=kuressaare&action=locker-opened');
  const lines = text.trim().split('\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[4]))).toEqual(new Set(targets));
  expect(lines).toHaveLength(targets.length);
});

test.each(['/api/admin/audit', '/api/admin/audit.csv'])('%s is for admins in person', async (path) => {
  const program = await scene.apiKey(null);
  expect((await scene.visitor.ask('GET', path)).status).toBe(401);
  expect((await scene.owner.ask('GET', path)).status).toBe(403);
  expect((await program.ask('GET', path)).status).toBe(403);
  expect((await scene.admin.ask('GET', path)).status).toBe(200);
});
