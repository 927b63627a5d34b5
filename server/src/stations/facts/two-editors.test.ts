import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

const stationId = 'pirita';
const EDIT = `/api/stations/${stationId}/edit`;
const factsNow = async () => (await scene.admin.call(calls.adminStation, { stationId })).metadata;

test('of two who save the same field the second is told who wrote what, and may write theirs all the same', async () => {
  const before = await factsNow();
  const price = { ...before, pricePerHourInCents: '1600' };
  await scene.admin.call(calls.editStation, { stationId, metadata: price, before: { metadata: before } });
  const wish = { metadata: { ...before, pricePerHourInCents: '1800' }, before: { metadata: before } };
  const late = await scene.owner.ask('PUT', EDIT, wish);
  expect(late).toMatchObject({ status: 409, refusal: 'changed-meanwhile' });
  expect(late.text).toMatch(/changed this to €16\.00 on \d{4}-\d\d-\d\d \d\d:\d\d; you were about to write €18\.00/);
  expect(late.text).toMatch(/^(?:admin@laine\.test|\p{Lu})/u);
  expect(await scene.owner.ask('PUT', EDIT, { ...wish, before: { metadata: price } })).toMatchObject({ status: 200 });
  expect(await factsNow()).toMatchObject({ pricePerHourInCents: '1800' });
});

test('of two who save different fields neither undoes the other', async () => {
  const before = await factsNow();
  const edit = (metadata: Record<string, string>) =>
    scene.admin.call(calls.editStation, {
      stationId,
      metadata: { ...before, ...metadata },
      before: { metadata: before },
    });
  await edit({ locationText: 'Purje 8; Tallinn' });
  await edit({ startingFeeInCents: '600' });
  expect(await factsNow()).toMatchObject({ locationText: 'Purje 8; Tallinn', startingFeeInCents: '600' });
});

test('the same of preferences', async () => {
  const { prefs } = await scene.admin.call(calls.adminStation, { stationId });
  const before = { prefs: Object.fromEntries(Object.entries(prefs).map(([name, text]) => [name, text ?? ''])) };
  await scene.admin.call(calls.editStation, { stationId, prefs: { PAGE_TIMEOUT: '50' }, before });
  const late = await scene.owner.ask('PUT', EDIT, { prefs: { PAGE_TIMEOUT: '70' }, before });
  expect(late).toMatchObject({ status: 409, refusal: 'changed-meanwhile' });
  expect(late.text).toContain('50');
  expect(await scene.owner.ask('PUT', EDIT, { prefs: { SCAN_TIMEOUT: '9' }, before })).toMatchObject({
    status: 200,
  });
});

test('a price of nothing, or five times the old one, is to be said twice', async () => {
  const metadata = { ...(await factsNow()), pricePerHourInCents: '0' };
  const asked = await scene.owner.ask('PUT', EDIT, { metadata });
  expect(asked).toMatchObject({ status: 409, refusal: 'price-surprising' });
  expect(asked.text).toContain('€18.00 and would now be €0.00');
  expect(await scene.owner.ask('PUT', EDIT, { metadata, confirmed: true })).toMatchObject({ status: 200 });
  await scene.owner.ask('PUT', EDIT, { metadata: { ...metadata, pricePerHourInCents: '1500' } });
  const slip = { metadata: { ...metadata, pricePerHourInCents: '150000' } };
  expect(await scene.owner.ask('PUT', EDIT, slip)).toMatchObject({ refusal: 'price-surprising' });
});
