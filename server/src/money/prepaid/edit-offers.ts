import type { AdminPassOffer, OfferFields } from '@laine/contract/admin/pass-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { insertOffer, listOffers, updateOffer } from './pass-offer-store.ts';
import { presentAdminOffer } from './present-pass.ts';

export const listEveryOffer = async (deps: Deps): Promise<AdminPassOffer[]> =>
  (await listOffers(deps.db.query)).map(presentAdminOffer);

export async function addOffer(tx: Tx, fields: OfferFields, now: Temporal.Instant): Promise<AdminPassOffer> {
  return presentAdminOffer(await insertOffer(tx, await readFields(tx, fields), now));
}

/** Sold passes keep the terms of their sale. */
export async function changeOffer(
  tx: Tx,
  id: string,
  fields: OfferFields,
  now: Temporal.Instant,
): Promise<AdminPassOffer> {
  const offer = await updateOffer(tx, id, await readFields(tx, fields), now);
  if (!offer) throw new Refusal('not-found');
  return presentAdminOffer(offer);
}

async function readFields(tx: Tx, { name, country, priceInCents, onSale, ...fields }: OfferFields) {
  const firstDay = Temporal.PlainDate.from(fields.firstDay);
  const lastDay = Temporal.PlainDate.from(fields.lastDay);
  if (Temporal.PlainDate.compare(firstDay, lastDay) > 0) throw new Refusal('malformed', { fields: 'lastDay' });
  const stationIds = [...new Set(fields.stationIds)];
  const known =
    stationIds.length === 0 ? [] : await tx.selectFrom('stations').select('id').where('id', 'in', stationIds).execute();
  if (known.length < stationIds.length) throw new Refusal('malformed', { fields: 'stationIds' });
  return { name, country, priceInCents, onSale, firstDay, lastDay, stationIds };
}
