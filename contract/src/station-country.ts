import { z } from 'zod';

/**
 * ISO 3166-1, countries of the European Union: rentals are taxed where the station is, and
 * `rules/src/money/vat-percent-on.ts` knows these rates.
 */
export const StationCountry = z.enum([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);
export type StationCountry = z.infer<typeof StationCountry>;
