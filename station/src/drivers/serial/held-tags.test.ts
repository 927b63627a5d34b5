import { expect, test } from 'vitest';
import { HeldTags } from './held-tags.ts';

test.for([
  { rounds: ['A', 'A', 'A'], told: ['A', '', ''] },
  { rounds: ['A', 'AB', 'B'], told: ['A', 'B', ''] },
  // Missed for two rounds of three, it has not gone; after three it has.
  { rounds: ['A', '', '', 'A'], told: ['A', '', '', ''] },
  { rounds: ['A', '', '', '', 'A'], told: ['A', '', '', '', 'A'] },
  { rounds: ['A', '', '', 'A', '', '', 'A'], told: ['A', '', '', '', '', '', ''] },
])('rounds that see $rounds tell of $told', ({ rounds, told }) => {
  const held = new HeldTags(3);

  expect(rounds.map((seen) => held.notice(new Set(seen)).join(''))).toEqual(told);
});
