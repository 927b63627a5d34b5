import { passDiscountInCents } from '@laine/rules/price/pass.ts';

type Priced = { pricePerHourInCents: number };

export type OfferSaving = { leastInCents: number; mostInCents: number; paysOffAfter: number };

/** The saving per rental at the pass's stations, and after how many rentals it has paid for itself at the cheapest. */
export function offerSaving(priceInCents: number, stations: readonly Priced[]): OfferSaving | null {
  const savings = stations.map(passDiscountInCents).filter((cents) => cents > 0);
  if (savings.length === 0) return null;
  const mostInCents = Math.max(...savings);
  return {
    leastInCents: Math.min(...savings),
    mostInCents,
    paysOffAfter: Math.ceil(priceInCents / Math.min(...savings)),
  };
}
