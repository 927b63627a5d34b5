import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzCalls } from '../../../testing/fuzz/fuzz-calls.ts';
import { openRentalScene, type RentalScene } from '../../../testing/open-rental-scene.ts';
import { Random } from '../../../testing/random.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** `npm run prove fuzz` goes on for longer and with other chance. */
test('whatever is asked by whomever, a call is refused in words or answered by the contract', async () => {
  const { asked, answered, faults } = await fuzzCalls(scene, new Random('short'), 1);
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(400);
  expect(answered).toBeGreaterThan(50);
}, 120_000);
