import { Refusal } from '@laine/contract/refusals.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import { zonesOfCountry } from '@laine/rules/time/zones-of-country.ts';

type Metadata = Record<string, string>;

/** On another clock than the station's, customers come at the wrong hour: a foreign zone needs a confirmation. */
export function requireZoneOfCountry(before: Metadata, wish: Metadata): void {
  const { data: country } = StationFacts.shape.country.safeParse(wish['country']);
  const timeZone = wish['timeZone'] ?? '';
  if (!country || zonesOfCountry[country].includes(timeZone)) return;
  if (before['timeZone'] === timeZone && before['country'] === wish['country']) return;
  throw new Refusal('zone-surprising', { zone: timeZone, zones: zonesOfCountry[country].join(', ') });
}
