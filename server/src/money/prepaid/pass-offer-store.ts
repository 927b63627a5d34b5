import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { PassOffersTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';

export type PassOfferRow = Selectable<PassOffersTable>;

type OfferFields = Omit<PassOfferRow, 'id' | 'createdAt' | 'updatedAt'>;

export async function insertOffer(tx: Tx, offer: OfferFields, now: Temporal.Instant): Promise<PassOfferRow> {
  return tx
    .insertInto('passOffers')
    .values({ id: newId(), ...offer, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateOffer(
  tx: Tx,
  id: string,
  offer: OfferFields,
  now: Temporal.Instant,
): Promise<PassOfferRow | undefined> {
  return tx
    .updateTable('passOffers')
    .set({ ...offer, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export type SoldOffer = PassOfferRow & { hasOpenStation: boolean };

/** The same rule as for passes: at the named stations, or at every one of the country. */
const hasOpenStation = sql<boolean>`exists (select from stations where stations.status = 'active' and case
  when cardinality(station_ids) > 0 then stations.id = any(station_ids)
  else upper(stations.metadata ->> 'country') = pass_offers.country end)`.as('hasOpenStation');

export const findOffer = (db: Db, id: string): Promise<SoldOffer | undefined> =>
  db.selectFrom('passOffers').selectAll().select(hasOpenStation).where('id', '=', id).executeTakeFirst();

export const listOffers = (db: Db): Promise<PassOfferRow[]> =>
  db.selectFrom('passOffers').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute();

export const listOffersOnSale = (db: Db): Promise<SoldOffer[]> =>
  db
    .selectFrom('passOffers')
    .selectAll()
    .select(hasOpenStation)
    .where('onSale', '=', true)
    .orderBy('country')
    .orderBy('firstDay')
    .orderBy('priceInCents')
    .orderBy('id')
    .execute();
