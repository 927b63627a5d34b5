import { describe, expect, test } from 'vitest';
import { exampleTerms } from '../example-terms.ts';
import {
  effectiveMaxBoards,
  effectiveMaxDuration,
  effectiveMinDuration,
  isBoardCountAllowed,
} from './station-terms.ts';

describe('a station may be stricter than the house, never more generous', () => {
  test.each([
    [2 * 3600, 2 * 3600],
    [6 * 3600, 6 * 3600],
    [12 * 3600, 6 * 3600],
    [3659, 3600],
  ])('a longest rental of %d seconds counts as %d', (field, effective) => {
    expect(effectiveMaxDuration(exampleTerms({ maxDurationInSeconds: field }))).toBe(effective);
  });

  test.each([
    [2, 2],
    [3, 3],
    [20, 3],
    [0, 0],
    [-1, 0],
  ])('a limit of %d boards counts as %d', (field, effective) => {
    expect(effectiveMaxBoards(exampleTerms({ maxBoardCount: field }))).toBe(effective);
  });
});

test.each([
  [1800, 1800],
  [0, 60],
  [90, 120],
])('a shortest rental of %d seconds counts as %d, in whole minutes', (field, effective) => {
  expect(effectiveMinDuration(exampleTerms({ minDurationInSeconds: field }))).toBe(effective);
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [1.5, false],
  [Number.NaN, false],
])('where two boards are the limit, wishing for %d is allowed: %s', (boards, allowed) => {
  expect(isBoardCountAllowed(exampleTerms({ maxBoardCount: 2 }), boards)).toBe(allowed);
});
