import { expect, test } from 'vitest';
import { exampleDebt } from './example-debt.ts';
import { paymentOutcome } from './payment-outcome.ts';

const back = { debtId: 'd1', isPaid: true };

test('nobody has come back from a payment page, or from that of another debt', () => {
  expect(paymentOutcome([exampleDebt()], null)).toBeUndefined();
  expect(paymentOutcome([exampleDebt()], { debtId: 'd2', isPaid: true })).toBeUndefined();
});

test('paid counts as paid whichever way somebody came back', () => {
  const paid = exampleDebt({ status: 'paid' });
  expect(paymentOutcome([paid], back)).toBe('paid');
  expect(paymentOutcome([paid], { ...back, isPaid: false })).toBe('paid');
});

test('while the provider has not told us, the payment is being confirmed', () => {
  expect(paymentOutcome([exampleDebt({ isBeingPaid: true })], back)).toBe('confirming');
});

test('a page that closed without money was declined', () => {
  expect(paymentOutcome([exampleDebt()], back)).toBe('declined');
});

test('who left the page has paid nothing', () => {
  expect(paymentOutcome([exampleDebt({ isBeingPaid: true })], { ...back, isPaid: false })).toBe('cancelled');
});
