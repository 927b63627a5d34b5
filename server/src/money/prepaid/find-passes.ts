import type { OwnPass, PassOffer } from '@laine/contract/public/prepaid.ts';
import { passSeason } from '@laine/rules/price/pass.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import type { PassOfferRow, SoldOffer } from './pass-offer-store.ts';
import { findOffer, listOffersOnSale } from './pass-offer-store.ts';
import { listPassesOf, listUses } from './pass-store.ts';
import { presentOffer, presentOwnPass } from './present-pass.ts';

export async function listOwnPasses(
  deps: Deps,
  { account }: Person,
): Promise<Omit<OwnPass, 'payment' | 'transfers' | 'receipts'>[]> {
  const passes = await listPassesOf(deps.db.query, account.id);
  const ids = passes.map(({ id }) => id);
  const uses = await listUses(deps.db.query, ids);
  return passes.map((pass) => presentOwnPass(pass, uses.get(pass.id), deps.now()));
}

/** Offers on sale now; empty when staff sell none, every season is over or every station closed. */
export async function listPassOffers(deps: Deps): Promise<PassOffer[]> {
  const now = deps.now();
  const offers = await listOffersOnSale(deps.db.query);
  return offers.filter((offer) => offer.hasOpenStation && isStillSold(offer, now)).map(presentOffer);
}

export async function findOfferOnSale(db: Db, id: string, now: Temporal.Instant): Promise<SoldOffer | undefined> {
  const offer = await findOffer(db, id);
  return offer && isStillSold(offer, now) ? offer : undefined;
}

const isStillSold = (offer: PassOfferRow, now: Temporal.Instant) =>
  offer.onSale && isBefore(now, passSeason(offer, now, true).endsAt);
