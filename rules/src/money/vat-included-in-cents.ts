/**
 * Prices include VAT, so the tax is a share of the gross sum: 24 % on top is 24/124 of what was paid.
 * Rounded half away from zero, so that a credit note takes back exactly what its receipt named.
 */
export function vatIncludedInCents(grossInCents: number, vatPercent: number): number {
  const share = Math.round((Math.abs(grossInCents) * vatPercent) / (100 + vatPercent));
  return grossInCents < 0 ? -share : share;
}
