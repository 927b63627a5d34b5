import { expect, test } from 'vitest';
import { claimAnswerBy, findClaimFault } from './claim.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['2026-07-01T10:00:00Z', 'Europe/Tallinn', '2026-07-08T21:00:00Z'],
  // In Tallinn it's already the next day.
  ['2026-07-01T22:30:00Z', 'Europe/Tallinn', '2026-07-09T21:00:00Z'],
  // The clocks go back in between.
  ['2026-10-22T10:00:00Z', 'Europe/Tallinn', '2026-10-29T22:00:00Z'],
])('a claim approved at %s in %s can be answered until %s', (approvedAt, timeZone, until) => {
  expect(claimAnswerBy(at(approvedAt), timeZone)).toEqual(at(until));
});

test.each([
  [
    'the most for each',
    [
      ['board', 35_000],
      ['paddle', 3_500],
      ['vest', 3_000],
    ],
    undefined,
  ],
  ['a board for a cent more', [['board', 35_001]], { fault: 'claim-too-high', limitInCents: 35_000 }],
  [
    'a paddle for a cent more beside a board',
    [
      ['board', 100],
      ['paddle', 3_501],
    ],
    { fault: 'claim-too-high', limitInCents: 3_500 },
  ],
  ['a vest for a cent more', [['vest', 3_001]], { fault: 'claim-too-high', limitInCents: 3_000 }],
  ['a pump', [['other', 2_000]], undefined],
  ['a pump dearer than a board', [['other', 35_001]], { fault: 'claim-too-high', limitInCents: 35_000 }],
  ['less than a card pays', [['vest', 49]], { fault: 'claim-too-low', limitInCents: 50 }],
  ['nothing', [], { fault: 'claim-too-low', limitInCents: 50 }],
] as const)('%s', (_what, items, fault) => {
  const claimed = items.map(([kind, amountInCents]) => ({ kind, amountInCents }));
  expect(findClaimFault(claimed)).toEqual(fault);
});
