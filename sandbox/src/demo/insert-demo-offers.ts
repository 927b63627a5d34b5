import type { OfferFields } from '@laine/contract/admin/pass-calls.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Tx } from '@laine/server/ground/db/open-database.ts';
import { addOffer } from '@laine/server/money/prepaid/edit-offers.ts';

const SEASON_IN_MONTHS = 6;

/** Seasonal passes on sale: everywhere in a country, at one station alone, and one whose season is still to come. */
export async function insertDemoOffers(tx: Tx, now: Temporal.Instant): Promise<void> {
  const month = dateIn('Europe/Tallinn', now).with({ day: 1 });
  const season = (from: Temporal.PlainDate) => ({
    firstDay: from.toString(),
    lastDay: from.add({ months: SEASON_IN_MONTHS }).subtract({ days: 1 }).toString(),
    onSale: true,
  });
  const offers: OfferFields[] = [
    { name: 'Laine Eesti', country: 'EE', priceInCents: 9_900, stationIds: [], ...season(month) },
    { name: 'Laine Pirita', country: 'EE', priceInCents: 6_900, stationIds: ['pirita'], ...season(month) },
    { name: 'Laine España', country: 'ES', priceInCents: 8_900, stationIds: [], ...season(month.add({ months: 2 })) },
  ];
  for (const offer of offers) await addOffer(tx, offer, now);
}
