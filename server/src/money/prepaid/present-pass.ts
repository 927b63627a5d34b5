import type { AdminPassOffer } from '@laine/contract/admin/pass-calls.ts';
import type { OwnPass, PassOffer } from '@laine/contract/public/prepaid.ts';
import { isWithdrawable, withdrawalEndsAt } from '@laine/rules/money/withdrawal.ts';
import { passLastDay } from '@laine/rules/price/pass.ts';
import type { PassOfferRow } from './pass-offer-store.ts';
import type { PassRow, PassUse } from './pass-store.ts';

type ShownPass = Pick<PassRow, 'id' | 'status' | 'startsAt' | 'endsAt' | 'country' | 'priceInCents'>;

export const presentPass = ({ id, status, startsAt, endsAt, country, priceInCents }: ShownPass) => ({
  id,
  status,
  startsAt: startsAt?.toString() ?? null,
  endsAt: endsAt?.toString() ?? null,
  lastDay: endsAt && passLastDay({ endsAt, country }).toString(),
  priceInCents,
});

/** For its holder. */
export function presentOwnPass(
  pass: PassRow,
  use: PassUse | undefined,
  now: Temporal.Instant,
): Omit<OwnPass, 'payment' | 'transfers' | 'receipts'> {
  const { name, country, stationIds, boughtAt, startsAtOnce } = pass;
  return {
    ...presentPass(pass),
    name,
    country,
    stationIds,
    boughtAt: boughtAt?.toString() ?? null,
    withdrawableUntil: canWithdraw(pass, now) && boughtAt !== null ? withdrawalEndsAt(boughtAt).toString() : null,
    startsAtOnce,
    usedHours: use?.hours ?? 0,
    savedInCents: use?.savedInCents ?? 0,
  };
}

/** Also after it ended: the law only counts from the day of purchase. */
export const canWithdraw = ({ status, boughtAt }: PassRow, now: Temporal.Instant): boolean =>
  (status === 'active' || status === 'ended') && boughtAt !== null && isWithdrawable(boughtAt, now);

export const presentOffer = ({
  id,
  name,
  country,
  priceInCents,
  firstDay,
  lastDay,
  stationIds,
}: PassOfferRow): PassOffer => ({
  id,
  name,
  country,
  priceInCents,
  firstDay: firstDay.toString(),
  lastDay: lastDay.toString(),
  stationIds,
});

export const presentAdminOffer = (offer: PassOfferRow): AdminPassOffer => ({
  ...presentOffer(offer),
  onSale: offer.onSale,
  createdAt: offer.createdAt.toString(),
  updatedAt: offer.updatedAt.toString(),
});
