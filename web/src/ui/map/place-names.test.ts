import { expect, test } from 'vitest';
import { placeNames, signsOn } from './place-names.ts';

const box = { width: 300, height: 300 };
const pin = { x: 150, y: 150, label: 'Pirita rand' };
const place = (kind: 'water' | 'town', name: string, x: number, y: number) =>
  placeNames([{ kind, name, x, y }], box, signsOn(box, pin))[0];

test('a name that would be cut at the edge moves inwards, as far as it stays near', () => {
  const bay = place('water', 'Финский залив', 12, 200);
  expect((bay?.x ?? 0) - (13 * 8.5) / 2).toBeGreaterThanOrEqual(0);
  expect(bay?.y).toBe(200);
  expect(place('water', 'Финский залив', -300, 200)).toBeUndefined();
  expect(place('town', 'Tallinn', -40, 200)).toBeUndefined();
});

test('a name under the pin or its label moves to where it can be read', () => {
  expect(place('town', 'Viimsi', 160, 70)?.y).toBeLessThan(150 - 92);
  expect(place('town', 'Pirita', 150, 76)?.y).toBeLessThan(150 - 92);
});

test('of two names at one place the first is shown there, and the other beside it', () => {
  const both = ['Tallinn', 'Maardu'].map((name) => ({ kind: 'town' as const, name, x: 150, y: 220 }));
  const [one, other] = placeNames(both, box, []);
  expect(one).toMatchObject({ name: 'Tallinn', x: 150, y: 220 });
  expect(Math.abs((other?.y ?? 220) - 220)).toBeGreaterThan(20);
});
