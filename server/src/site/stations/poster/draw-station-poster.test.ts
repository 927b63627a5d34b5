import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminScene, openAdminScene } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

test.each([
  ['pdf', /^%PDF-/],
  ['svg', /^<svg .*<path /],
])('staff print the poster of their station as %s, in all languages of its screen', async (form, beginning) => {
  const { status, text } = await scene.owner.ask('GET', `/api/admin/stations/pirita/poster.${form}`);
  expect(status).toBe(200);
  expect(text).toMatch(beginning);
});
