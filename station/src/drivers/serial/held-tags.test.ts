import { expect, test } from 'vitest';
import { HeldTags } from './held-tags.ts';

test.for([
  { rounds: ['A', 'A', 'A'], told: ['A', '', ''] },
  { rounds: ['A', 'AB', 'B'], told: ['A', 'B', ''] },
  // A tag missed for two rounds of three is still there; after three it's gone.
  { rounds: ['A', '', '', 'A'], told: ['A', '', '', ''] },
  { rounds: ['A', '', '', '', 'A'], told: ['A', '', '', '', 'A'] },
  { rounds: ['A', '', '', 'A', '', '', 'A'], told: ['A', '', '', '', '', '', ''] },
])('rounds that see $rounds tell of $told', ({ rounds, told }) => {
  const held = new HeldTags(3);

  expect(rounds.map((seen) => held.notice(new Set(seen)).join(''))).toEqual(told);
});
