import type { StationCountry } from '@laine/contract/station-country.ts';

/** `from` is the first day of the rate, on the country's own clock. */
type Rate = { from: string; percent: number };

/**
 * Standard rates of the European Union, oldest first. Renting out boards has no reduced rate anywhere. Source: European
 * Commission, Taxes in Europe Database (ec.europa.eu/taxation_customs/tedb), and the acts named where a rate has
 * changed. Parts of a country outside the Union's VAT area (Canary Islands, Åland, Livigno …) are not served.
 */
const rates: Record<StationCountry, [Rate, ...Rate[]]> = {
  AT: [{ from: '1984-01-01', percent: 20 }],
  BE: [{ from: '1996-01-01', percent: 21 }],
  BG: [{ from: '1999-01-01', percent: 20 }],
  CY: [{ from: '2014-01-13', percent: 19 }],
  CZ: [{ from: '2013-01-01', percent: 21 }],
  DE: [{ from: '2021-01-01', percent: 19 }],
  DK: [{ from: '1992-01-01', percent: 25 }],
  // Käibemaksuseadus § 15 (1).
  EE: [
    { from: '2009-07-01', percent: 20 },
    { from: '2024-01-01', percent: 22 },
    { from: '2025-07-01', percent: 24 },
  ],
  ES: [{ from: '2012-09-01', percent: 21 }],
  // Arvonlisäverolaki § 84.
  FI: [
    { from: '2013-01-01', percent: 24 },
    { from: '2024-09-01', percent: 25.5 },
  ],
  FR: [{ from: '2014-01-01', percent: 20 }],
  GR: [{ from: '2016-06-01', percent: 24 }],
  HR: [{ from: '2012-03-01', percent: 25 }],
  HU: [{ from: '2012-01-01', percent: 27 }],
  IE: [{ from: '2021-03-01', percent: 23 }],
  IT: [{ from: '2013-10-01', percent: 22 }],
  LT: [{ from: '2009-09-01', percent: 21 }],
  LU: [{ from: '2024-01-01', percent: 17 }],
  LV: [{ from: '2012-07-01', percent: 21 }],
  MT: [{ from: '2004-01-01', percent: 18 }],
  NL: [{ from: '2012-10-01', percent: 21 }],
  PL: [{ from: '2011-01-01', percent: 23 }],
  PT: [{ from: '2011-01-01', percent: 23 }],
  // Legea 141/2025.
  RO: [
    { from: '2017-01-01', percent: 19 },
    { from: '2025-08-01', percent: 21 },
  ],
  SE: [{ from: '1990-07-01', percent: 25 }],
  SI: [{ from: '2013-07-01', percent: 22 }],
  // Zákon 222/2004 Z. z. § 27, as changed by 278/2024.
  SK: [
    { from: '2011-01-01', percent: 20 },
    { from: '2025-01-01', percent: 23 },
  ],
};

export function vatPercentOn(country: StationCountry, day: Temporal.PlainDate): number {
  const [first, ...later] = rates[country];
  const holds = (rate: Rate) => Temporal.PlainDate.compare(rate.from, day) <= 0;
  return (later.findLast(holds) ?? first).percent;
}
