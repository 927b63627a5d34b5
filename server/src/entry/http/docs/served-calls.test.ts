import type { Call } from '@laine/contract/call.ts';
import { clientPath, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asJson } from '../../../ground/db/tables/json.ts';
import type { AdminScene } from '../../../testing/open-admin-scene.ts';
import { openAdminScene } from '../../../testing/open-admin-scene.ts';

const CODE = 'asked-at-facebook';
const CALLED = 'called-out';
const PICTURE = 'picture';

type Operation = { operationId: string };

let scene: AdminScene;
let documented: Map<string, string>;
let page: string;
beforeAll(async () => {
  scene = await openAdminScene();
  const { paths } = (await (await scene.browser().fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  documented = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    ),
  );
  const { query } = scene.db;
  await query.insertInto('deletionRequests').values({ confirmationCode: CODE, askedAt: scene.clock.now() }).execute();
  const stationId = 'pirita';
  const now = scene.clock.now();
  const account = await query.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await query
    .insertInto('alerts')
    .values({ id: 'alert', kind: 'not-back', target: 'nobody', stationId, data: asJson({}), createdAt: now })
    .execute();
  const called = {
    id: CALLED,
    alertId: 'alert',
    accountId: account.id,
    kind: 'call-out',
    channel: 'sms',
    state: 'sent',
  } as const;
  await query
    .insertInto('notices')
    .values({ ...called, dueAt: now, createdAt: now })
    .execute();
  await query
    .insertInto('stationPictures')
    .values({ id: PICTURE, stationId, bytes: new Uint8Array(1), width: 1, height: 1, createdAt: now })
    .execute();
  page = await (await scene.browser().fetch('/api/docs')).text();
});
afterAll(() => scene.close());

/** A visitor who asks about a thing that exists meets 404 only where nothing answers. */
const isUnknown = async (method: string, path: string) => {
  const url =
    scene.url +
    path
      .replace(':stationId', 'pirita')
      .replace(':confirmationCode', CODE)
      .replace(':callOutId', CALLED)
      .replace(':pictureId', PICTURE)
      .replaceAll(':', '');
  const { status, headers } = await fetch(url, { method, redirect: 'manual' });
  return status === 404 && headers.get('x-refusal') === 'not-found';
};

test.each(Object.entries<Call>(calls))('%s is described exactly when it is served', async (name, call) => {
  const isDescribed = documented.has(name);
  for (const path of serverPaths(call))
    expect([path, await isUnknown(call.method, path)]).toEqual([path, !isDescribed]);
  expect(page.includes(`<details id="${name}">`)).toBe(isDescribed);
  const place = `${call.method} ${clientPath(call).replaceAll(/:(\w+)/g, '{$1}')}`;
  expect(documented.get(name) ?? place).toBe(place);
});

test('nothing else is described', () => {
  expect(documented.size).toBeGreaterThan(50);
  expect([...documented.keys()].filter((name) => !(name in calls))).toEqual([]);
  expect(page.match(/<details id=/g)).toHaveLength(documented.size);
});
