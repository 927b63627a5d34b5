import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RefundableCharge } from './split-refund.ts';
import { splitRefund } from './split-refund.ts';

const noon = Temporal.Instant.from('2027-07-01T09:00:00Z');
const charge = (id: string, restInCents: number, more: Partial<RefundableCharge> = {}): RefundableCharge => ({
  id,
  means: 'card',
  restInCents,
  heldInCents: 0,
  owedInCents: 0,
  isCompensation: false,
  settledAt: noon,
  ...more,
});

const restOf = (chargeId: string, amountInCents: number) => ({ chargeId, source: 'rest', amountInCents });

test('the newest charge gives back first', () => {
  const extension = charge('extension', 750, { settledAt: noon.add({ hours: 2 }) });
  expect(splitRefund([charge('rental', 2000), extension], 1000)).toEqual([
    restOf('extension', 750),
    restOf('rental', 250),
  ]);
});

test('of one payment the card comes before the gift card', () => {
  const paid = [charge('gift', 1000, { means: 'gift-card' }), charge('card', 2000)];
  expect(splitRefund(paid, 2700)).toEqual([restOf('card', 2000), restOf('gift', 700)]);
});

test('what a bank took back beyond a charge is not made up for by another one', () => {
  const disputed = charge('disputed', -500, { settledAt: noon.add({ hours: 2 }) });
  expect(splitRefund([charge('rental', 2000), disputed], 1000)).toEqual([restOf('rental', 1000)]);
});

test('compensation gives back last: what it was paid for may be found', () => {
  const claim = charge('claim', 3500, { settledAt: noon.add({ hours: 2 }), isCompensation: true });
  expect(splitRefund([claim, charge('rental', 2000)], 2500)).toEqual([restOf('rental', 2000), restOf('claim', 500)]);
});

test('what a bank still decides about gives back after the other payments for the rental', () => {
  const disputed = charge('disputed', 0, { settledAt: noon.add({ hours: 2 }), heldInCents: 1500 });
  expect(splitRefund([disputed, charge('rental', 2000)], 2500)).toEqual([
    restOf('rental', 2000),
    { chargeId: 'disputed', source: 'held', amountInCents: 500 },
  ]);
});

test('whoever owes for the rental gets nothing of a compensation before that is settled', () => {
  const claim = charge('claim', 3500, { settledAt: noon.add({ hours: 2 }), isCompensation: true });
  const taken = charge('rental', 0, { owedInCents: 2000 });
  expect(splitRefund([claim, taken], 2500)).toEqual([
    { chargeId: 'rental', source: 'owed', amountInCents: 2000 },
    restOf('claim', 500),
  ]);
});

test('never more than the rest of a charge, and all of the wish where there is enough', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000), { maxLength: 5 }), fc.nat(20_000), (rests, wish) => {
      const charges = rests.map((rest, index) => charge(`${index}`, rest));
      const parts = splitRefund(charges, wish);
      for (const { chargeId, amountInCents } of parts) {
        expect(amountInCents).toBeGreaterThan(0);
        expect(amountInCents).toBeLessThanOrEqual(rests[Number(chargeId)] ?? 0);
      }
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(parts.map(({ amountInCents }) => amountInCents))).toBe(Math.min(wish, sum(rests)));
    }),
  );
});
