import { invalid } from './api/stripe-refusal.ts';

/** Stripe takes nothing smaller. */
const SMALLEST_AMOUNT = 50;

export function requireChargeable(amount: number, currency: string, words = 'Amount must be at least', param?: string) {
  if (amount >= SMALLEST_AMOUNT) return;
  throw invalid(`${words} ${inWords(SMALLEST_AMOUNT, currency)}`, {
    code: 'amount_too_small',
    ...(param !== undefined && { param }),
  });
}

/** In the API's own English unless a page speaks another language. */
export const inWords = (amount: number, currency: string, language = 'en-IE') =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
