import { expect, test } from 'vitest';
import { idProblem } from './id-problem.ts';

const taken = new Set(['pirita']);

test.each(['', 'p', 'piri', 'pirita-', 'pirita-2', '2-pirita'])('%j may still become an id', (typed) => {
  expect(idProblem(typed, taken)).toBeUndefined();
});

test.each(['Pirita', 'pirita rand', '-pirita', 'pirita--2', 'pärnu', 'pirita_2'])('%j never will', (typed) => {
  expect(idProblem(typed, taken)).toBe('form');
});

test('an id that another station has is said at once', () => {
  expect(idProblem('pirita', taken)).toBe('taken');
});
