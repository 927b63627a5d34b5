import type { StationCountry } from '@laine/contract/station-country.ts';
import type { ChargePurpose, LedgerPurpose } from '@laine/contract/states.ts';
import { vatPercentOn } from './vat-percent-on.ts';

/**
 * `rate`: the standard rate of the country, included in the price. `voucher`: none yet, it is taxed when it is spent.
 * `outside`: no supply, so no VAT. `as-charged`: whatever gives money back is taxed like the charge that it gives back.
 */
type Treatment = 'rate' | 'voucher' | 'outside' | 'as-charged';

/**
 * What a customer who cancels does not get back. It was paid for boards that were kept ready, so it stays taxed as the
 * rental on whose receipt it is (European Court of Justice, C-295/17 MEO).
 */
export const RETAINED_SHARE_TAX = 'rate' satisfies Treatment;

/** Paid for and not collected: still the price of the rental (European Court of Justice, C-250/14 Air France-KLM). */
export const NO_SHOW_TAX = 'rate' satisfies Treatment;

/** How each reason for money to move is taxed (docs/product.md, Taxes). */
export const taxTable: Record<LedgerPurpose, Treatment> = {
  rental: 'rate',
  overtime: 'rate',
  extension: 'rate',
  // Damages are no price for a service.
  compensation: 'outside',
  // The hour of a pass that nobody came for, or that was given up too late.
  'late-cancellation': NO_SHOW_TAX,
  // Country and rate are known when it is sold, so it is a single-purpose voucher (Directive 2006/112/EC, art. 30b).
  pass: 'rate',
  // It can be spent in any country, so it is a multi-purpose voucher: taxed on the receipt of what it pays.
  'gift-card': 'voucher',
  cancellation: 'as-charged',
  'operator-fault': 'as-charged',
  'lost-hold': 'as-charged',
  goodwill: 'as-charged',
  withdrawal: 'as-charged',
  objection: 'as-charged',
  'pass-ended': 'as-charged',
  'made-at-provider': 'as-charged',
  dispute: 'as-charged',
};

/** The rate that a charge includes on that day, or null where there is no VAT in it. */
export const vatPercentOf = (purpose: ChargePurpose, country: StationCountry, day: Temporal.PlainDate): number | null =>
  taxTable[purpose] === 'rate' ? vatPercentOn(country, day) : null;

export type NoVat = 'voucher' | 'outside';

/** Why there is no VAT in what was paid for this; null where there is some. */
export function noVatReason(purpose: ChargePurpose): NoVat | null {
  const treatment = taxTable[purpose];
  return treatment === 'voucher' || treatment === 'outside' ? treatment : null;
}
