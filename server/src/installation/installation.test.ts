import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../testing/open-rental-scene.ts';
import { checkInstallation, paymentModeOf } from './check-installation.ts';
import { openProviderWatch } from './open-provider-watch.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene({ env: { REHEARSAL_FOR: 'invited@laine.test' } });
});
afterAll(() => scene.close());

test('a database keeps to the key and the kind of money that it has seen first', async () => {
  const now = scene.clock.now();
  const check = (keyFingerprint: string, paymentMode: 'test' | 'live') =>
    checkInstallation(scene.db.query, { keyFingerprint, paymentMode }, now);
  await scene.db.query.deleteFrom('installation').execute();
  expect(await check('one', 'test')).toEqual([]);
  expect(await check('one', 'test')).toEqual([]);
  expect(await check('other', 'test')).toEqual([expect.stringContaining('is not the key of this database')]);
  expect(await check('one', 'live')).toEqual([
    expect.stringContaining('is a live key and this database has seen test'),
  ]);
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
