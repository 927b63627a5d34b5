import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../ground/clock.ts';
import { openLaine } from '../../laine.ts';
import { readSettings } from '../../settings.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { checkInstallation, isKeyUnproven, markInstallation, paymentModeOf } from './check-installation.ts';
import { openProviderWatch } from './open-provider-watch.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene({ env: { REHEARSAL_FOR: 'invited@laine.test' } });
});
afterAll(() => scene.close());

test('a database keeps to the key and the kind of money that it has seen first', async () => {
  const now = scene.clock.now();
  const { query } = scene.db;
  const check = (keyFingerprint: string, paymentMode: 'test' | 'live') =>
    checkInstallation(query, { keyFingerprint, paymentMode });
  await query.deleteFrom('installation').execute();
  expect(await check('other', 'live')).toEqual([]);
  expect(await markInstallation(query, { keyFingerprint: 'one', paymentMode: 'test' }, now)).toEqual([]);
  expect(await check('one', 'test')).toEqual([]);
  expect(await check('other', 'test')).toEqual([expect.stringContaining('is not the key of this database')]);
  expect(await check('one', 'live')).toEqual([
    expect.stringContaining('is a live key and this database has seen test'),
  ]);
});

test('a key is unproven where a database that was used does not know its own', async () => {
  const { query } = scene.db;
  await scene.station();
  await query.deleteFrom('installation').execute();
  expect(await isKeyUnproven(query)).toBe(true);
  await markInstallation(query, { keyFingerprint: 'one', paymentMode: 'test' }, scene.clock.now());
  expect(await isKeyUnproven(query)).toBe(false);
});

test('a start that cannot listen leaves no mark', async () => {
  const db = await openTestDatabase();
  const { port } = new URL(scene.url);
  const env = { PORT: port, LOG_LEVEL: 'silent', DATA_DIR: scene.dataDir, STRIPE_SECRET_KEY: 'sk_test_1' };
  const laine = await openLaine({ settings: readSettings(env), clock: systemClock(), db, web: 'none' });
  await expect(laine.listen()).rejects.toThrow('EADDRINUSE');
  expect(await db.query.selectFrom('installation').select('name').execute()).toEqual([]);
  await laine.close();
  await db.close();
});

test('a key is a test key by its beginning', () => {
  expect(['sk_test_1', 'rk_test_1', 'sk_live_1', undefined].map(paymentModeOf)).toEqual([
    'test',
    'test',
    'live',
    undefined,
  ]);
});

test('in a rehearsal only those who are named can book or buy', async () => {
  const beach = await scene.station();
  const stranger = await scene.customer();
  const invited = await scene.customer();
  await scene.db.query
    .updateTable('accounts')
    .set({ email: 'invited@laine.test' })
    .where('id', '=', invited.account.id)
    .execute();
  const wish = beach.slot('12:00', '13:00');
  expect(await stranger.checkout(wish)).toMatchObject({
    status: 403,
    text: 'This is a rehearsal: only invited people can book or buy here.',
  });
  expect(await invited.checkout(wish)).toMatchObject({ status: 200 });
});

test('a provider that falls silent degrades, is told once, and is well again by itself', async () => {
  let works = false;
  const said: string[] = [];
  const log = {
    warn: (_: object, words: string) => said.push(words),
    info: (_: object, words: string) => said.push(words),
  };
  const { mailer, log: usual } = scene.deps;
  const deps = {
    ...scene.deps,
    mailer: { ...mailer, answers: () => Promise.resolve(works) },
    log: Object.assign(Object.create(usual) as typeof usual, log),
  };
  const watch = openProviderWatch(deps, { lookEveryInMs: 10, askAgainAfterInMs: 1 });
  const readiness = async () => {
    const answer = await fetch(`${scene.url}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  };
  await expect.poll(readiness, SOON).toBe('200 ready\ndegraded: mail');
  const alerts = () =>
    scene.db.query.selectFrom('alerts').select(['target', 'closedAt']).where('kind', '=', 'mail-silent').execute();
  expect(await alerts()).toEqual([{ target: 'mail', closedAt: null }]);
  works = true;
  await expect.poll(readiness, SOON).toBe('200 ready');
  await watch.stop();
  expect(said).toEqual(['provider does not answer: going on without it', 'provider answers again']);
});
