import { vatIncludedInCents } from './vat-included-in-cents.ts';

/**
 * Several credit notes for one receipt are rounded together, so that giving everything back in parts takes back exactly
 * the VAT that the receipt named.
 */
export const creditedVatInCents = (creditedBeforeInCents: number, amountInCents: number, vatPercent: number): number =>
  vatIncludedInCents(creditedBeforeInCents + amountInCents, vatPercent) -
  vatIncludedInCents(creditedBeforeInCents, vatPercent);
