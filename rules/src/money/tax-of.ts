import type { ChargePurpose, LedgerPurpose } from '@laine/contract/states.ts';
import type { StationCountry } from '@laine/contract/station-country.ts';
import { vatPercentOn } from './vat-percent-on.ts';

/**
 * `rate`: the standard rate of the country, included in the price. `voucher`: none yet, it is taxed when it is spent.
 * `outside`: no supply, so no VAT. `as-charged`: whatever gives money back is taxed like the charge that it gives back.
 */
type Treatment = 'rate' | 'voucher' | 'outside' | 'as-charged';

/** See docs/product.md, Taxes. */
export const taxTable: Record<LedgerPurpose, Treatment> = {
  // Also the part that a cancelling customer doesn't get back: it paid for boards that were kept ready (European Court
  // of Justice, C-295/17 MEO).
  rental: 'rate',
  overtime: 'rate',
  extension: 'rate',
  // Damages don't pay for a service.
  compensation: 'outside',
  // A pass's free hour that nobody came for, or that was cancelled too late, still pays for a rental (C-250/14 Air
  // France-KLM).
  'late-cancellation': 'rate',
  // Country and rate are known at the sale, so this is a single-purpose voucher (Directive 2006/112/EC, art. 30b).
  pass: 'rate',
  // Can be spent in any country, so this is a multi-purpose voucher: taxed on the receipt of what it pays for.
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

/** Null when the charge includes no VAT. */
export const vatPercentOf = (purpose: ChargePurpose, country: StationCountry, day: Temporal.PlainDate): number | null =>
  taxTable[purpose] === 'rate' ? vatPercentOn(country, day) : null;

export type NoVat = 'voucher' | 'outside';

/** Null when the charge includes VAT. */
export function noVatReason(purpose: ChargePurpose): NoVat | null {
  const treatment = taxTable[purpose];
  return treatment === 'voucher' || treatment === 'outside' ? treatment : null;
}
