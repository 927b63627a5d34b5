import { invalid } from './api/stripe-refusal.ts';

/** Stripe refuses smaller sums. */
const SMALLEST_AMOUNT = 50;

export function requireChargeable(amount: number, currency: string, words = 'Amount must be at least', param?: string) {
  if (amount >= SMALLEST_AMOUNT) return;
  throw invalid(`${words} ${inWords(SMALLEST_AMOUNT, currency)}`, {
    code: 'amount_too_small',
    ...(param !== undefined && { param }),
  });
}

/** In English, as the API and the payment page write it. */
export const inWords = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(amount / 100);
