import type { ChargePurpose } from '@laine/contract/states.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { vatPercentOf } from '@laine/rules/money/tax-of.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { zonesOf } from '@laine/rules/time/zones-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';

type Taxed = { purpose: ChargePurpose; bookingId: string | null; passId?: string | null };

export type Tax = { vatPercent: number | null; country: string | null };

/**
 * The tax of a new charge: by the table of `rules/`, at the rate of the country where its station is or its pass is
 * valid. Advance payments are taxed at the rate of that day (Directive 2006/112/EC, art. 65).
 */
export async function taxOfCharge(tx: Tx, charge: Taxed, now: Temporal.Instant): Promise<Tax> {
  const place = await findPlace(tx, charge);
  if (place === null) return { vatPercent: null, country: null };
  return taxIn(charge.purpose, place, now);
}

type Place = { country: StationCountry; timeZone: string };

export const taxIn = (purpose: ChargePurpose, { country, timeZone }: Place, now: Temporal.Instant): Tax => ({
  country,
  vatPercent: vatPercentOf(purpose, country, dateIn(timeZone, now)),
});

async function findPlace(tx: Tx, { bookingId, passId }: Taxed): Promise<Place | null> {
  if (bookingId !== null) return readStation(tx, bookingId);
  if (!passId) return null;
  const pass = await tx.selectFrom('passes').select('country').where('id', '=', passId).executeTakeFirstOrThrow();
  const country = StationCountry.parse(pass.country);
  return { country, timeZone: zonesOf(country)[0] ?? 'UTC' };
}

async function readStation(tx: Tx, bookingId: string): Promise<Place> {
  const { metadata } = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select('stations.metadata')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  // Only these two fields: other facts of the station may be broken by now, and its rentals are still paid for.
  return { country: StationCountry.parse(metadata['country']), timeZone: metadata['timeZone'] ?? 'UTC' };
}
