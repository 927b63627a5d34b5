import { expect, test } from 'vitest';
import { groupNear } from './group-near.ts';

test('signs with room between them stand alone', () => {
  const groups = groupNear([
    { id: 'pirita', x: 100, y: 100 },
    { id: 'parnu', x: 100, y: 300 },
    { id: 'malaga', x: 400, y: 100 },
  ]);
  expect(groups.map(({ ids }) => ids)).toEqual([['pirita'], ['parnu'], ['malaga']]);
});

test('signs that would cover one another are one, in their middle', () => {
  const groups = groupNear([
    { id: 'pirita', x: 100, y: 100 },
    { id: 'malaga', x: 900, y: 700 },
    { id: 'parnu', x: 140, y: 120 },
  ]);
  expect(groups).toEqual([
    { ids: ['pirita', 'parnu'], x: 120, y: 110 },
    { ids: ['malaga'], x: 900, y: 700 },
  ]);
});

test('moving the map changes no group', () => {
  const spots = [10, 90, 200, 260].map((x, at) => ({ id: String(at), x, y: x / 3 }));
  const moved = spots.map(({ id, x, y }) => ({ id, x: x - 431, y: y + 77 }));
  expect(groupNear(moved).map(({ ids }) => ids)).toEqual(groupNear(spots).map(({ ids }) => ids));
});
