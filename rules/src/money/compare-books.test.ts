import { expect, test } from 'vitest';
import { compareBooks } from './compare-books.ts';

const row = {
  id: 'l1',
  kind: 'charge',
  state: 'succeeded',
  amountInCents: 2000,
  bookingId: 'b1',
  providerId: 'pi_1',
  isReconciled: false,
} as const;
const line = { kind: 'charge', providerId: 'pi_1', amountInCents: 2000, feeInCents: 55 } as const;
const refund = { ...row, id: 'l2', kind: 'refund', providerId: 're_1', amountInCents: 500 } as const;
const refundLine = { kind: 'refund', providerId: 're_1', amountInCents: 500, feeInCents: 0 } as const;

test('books that agree tell the fees', () => {
  expect(compareBooks([row, refund], [line, refundLine])).toEqual({
    matches: [
      { id: 'l1', feeInCents: 55 },
      { id: 'l2', feeInCents: 0 },
    ],
    differences: [],
  });
});

test('a refund that went out and came back counts nothing in either book', () => {
  const back = { ...refundLine, amountInCents: -500 };
  const { matches, differences } = compareBooks([{ ...refund, state: 'failed' }], [refundLine, back]);
  expect([matches, differences]).toEqual([[{ id: 'l2', feeInCents: 0 }], []]);
  expect(compareBooks([refund], [refundLine, back]).differences).toMatchObject([
    { what: 'other-sum', oursInCents: 500, theirsInCents: 0 },
  ]);
});

test.each([
  ['missing-here', [], [line], 0, 2000],
  ['missing-there', [row], [], 2000, 0],
  ['missing-there', [{ ...row, providerId: null }], [], 2000, 0],
  ['other-sum', [row], [{ ...line, amountInCents: 1999 }], 2000, 1999],
  ['other-sum', [{ ...row, state: 'failed' as const }], [line], 0, 2000],
  ['other-sum', [{ ...row, state: 'pending' as const }], [line], 0, 2000],
])('%s', (what, ours, theirs, oursInCents, theirsInCents) => {
  const { matches, differences } = compareBooks(ours, theirs);
  expect(matches).toEqual([]);
  expect(differences).toMatchObject([{ what, kind: 'charge', oursInCents, theirsInCents }]);
});

test('a dispute and its return are two movements of one name', () => {
  const dispute = { ...row, id: 'l3', kind: 'dispute', providerId: 'du_1' } as const;
  const lines = [
    { kind: 'dispute', providerId: 'du_1', amountInCents: 2000, feeInCents: 2000 },
    { kind: 'dispute-return', providerId: 'du_1', amountInCents: 2000, feeInCents: 0 },
  ] as const;
  const both = [dispute, { ...dispute, id: 'l4', kind: 'dispute-return' } as const];
  expect(compareBooks(both, [...lines]).matches).toEqual([
    { id: 'l3', feeInCents: 2000 },
    { id: 'l4', feeInCents: 0 },
  ]);
});

test('what was found before is not missed when its line is too old to be seen', () => {
  const dispute = { ...row, id: 'l3', kind: 'dispute', providerId: 'du_1', isReconciled: true } as const;
  const returned = { ...dispute, id: 'l4', kind: 'dispute-return', isReconciled: false } as const;
  const late = { kind: 'dispute-return', providerId: 'du_1', amountInCents: 2000, feeInCents: 0 } as const;
  expect(compareBooks([dispute, returned], [late])).toEqual({
    matches: [{ id: 'l4', feeInCents: 0 }],
    differences: [],
  });
});

test('a refund found before may come back later, once', () => {
  const failed = { ...refund, state: 'failed', isReconciled: true } as const;
  const back = { ...refundLine, amountInCents: -500 };
  expect(compareBooks([failed], [back])).toEqual({ matches: [], differences: [] });
  expect(compareBooks([failed], [back, back]).differences).toMatchObject([{ what: 'other-sum', theirsInCents: -1000 }]);
  expect(compareBooks([{ ...failed, isReconciled: false }], [back]).differences).toHaveLength(1);
});
