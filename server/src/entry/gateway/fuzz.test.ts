import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzLink } from '../../testing/fuzz/fuzz-link.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { Random } from '../../testing/random.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** `npm run prove fuzz` goes on for longer and with other chance. */
test('whatever a station says, it is refused or served, and the next one is served', async () => {
  const { sent, hangUps, faults } = await fuzzLink(scene, new Random('short'), 12);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(300);
  expect(hangUps).toBeGreaterThan(0);
}, 120_000);
