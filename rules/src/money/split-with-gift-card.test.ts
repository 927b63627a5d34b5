import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWithGiftCard } from './split-with-gift-card.ts';

test.each([
  { total: 2_000, balance: 0, fromGiftCard: 0 },
  { total: 2_000, balance: 500, fromGiftCard: 500 },
  { total: 2_000, balance: 1_950, fromGiftCard: 1_950 },
  { total: 2_000, balance: 1_951, fromGiftCard: 1_950 },
  { total: 2_000, balance: 1_999, fromGiftCard: 1_950 },
  { total: 2_000, balance: 2_000, fromGiftCard: 2_000 },
  { total: 2_000, balance: 9_000, fromGiftCard: 2_000 },
  { total: 0, balance: 500, fromGiftCard: 0 },
  { total: 30, balance: 10, fromGiftCard: 0 },
])('of a total and a balance the gift card pays: %o', ({ total, balance, fromGiftCard }) => {
  expect(splitWithGiftCard(total, balance)).toEqual({
    fromGiftCardInCents: fromGiftCard,
    toPayInCents: total - fromGiftCard,
  });
});

test('the bank card is never left with 1 to 49 cents, and the gift card never overdrawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 5_000 }), fc.nat(5_000), (total, balance) => {
      const { fromGiftCardInCents, toPayInCents } = splitWithGiftCard(total, balance);
      expect(fromGiftCardInCents + toPayInCents).toBe(total);
      expect(fromGiftCardInCents).toBeLessThanOrEqual(balance);
      expect(toPayInCents === 0 || toPayInCents >= 50).toBe(true);
    }),
  );
});
