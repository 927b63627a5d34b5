import { vatIncludedInCents } from './vat-included-in-cents.ts';

/**
 * The VAT on a credit note. Several notes for one receipt are rounded together, so that giving all of it back in parts
 * takes back exactly the VAT that the receipt named.
 */
export const creditedVatInCents = (creditedBeforeInCents: number, amountInCents: number, vatPercent: number): number =>
  vatIncludedInCents(creditedBeforeInCents + amountInCents, vatPercent) -
  vatIncludedInCents(creditedBeforeInCents, vatPercent);
