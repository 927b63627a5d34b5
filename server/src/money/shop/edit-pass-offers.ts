import type { AdminPassOffer, OfferFields } from '@laine/contract/admin/pass-calls.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { addOffer, changeOffer } from '../prepaid/edit-offers.ts';

export const newPassOffer = (deps: Deps, actor: Actor<Person>, fields: OfferFields): Promise<AdminPassOffer> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    const offer = await addOffer(tx, fields, now);
    await recordAction(tx, actor, { action: 'pass-offer-created', target: offer.id, data: fields }, now);
    return offer;
  });

export const editPassOffer = (
  deps: Deps,
  actor: Actor<Person>,
  { offerId, ...fields }: OfferFields & { offerId: string },
): Promise<AdminPassOffer> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'pass-offer-edited', target: offerId, data: fields }, now);
    return changeOffer(tx, offerId, fields, now);
  });
