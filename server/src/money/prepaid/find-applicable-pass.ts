import { Refusal } from '@laine/contract/refusals.ts';
import { mayBookWithPass } from '@laine/rules/money/withdrawal.ts';
import { isPassUsableFor, passCovers, passSavingInCents } from '@laine/rules/price/pass.ts';
import type { Tariff } from '@laine/rules/price/station-terms.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { findActivePass, findBusyUntil } from './pass-store.ts';

type Wish = {
  accountId: string;
  station: { id: string; country: string };
  tariff: Tariff;
  start: Temporal.Instant;
  totalInCents: number;
  /** True: the customer relies on it, so we say why it can't apply. */
  usePass: boolean | undefined;
};

/** `busyUntil`: it would apply, but another booking has it until then. */
export type AppliedPass = { passId: string; name: string; savesInCents: number } | { busyUntil: Temporal.Instant };

/** The discount of the customer's pass, if they have one that covers the rental and no other rental has it. */
export async function findApplicablePass(db: Db, wish: Wish, now: Temporal.Instant): Promise<AppliedPass | undefined> {
  const pass = await findActivePass(db, wish.accountId, now);
  const savesInCents = pass ? passSavingInCents(wish.tariff, wish.totalInCents, pass.priceInCents) : 0;
  const covers =
    pass !== undefined && mayBookWithPass(pass, now) && passCovers(pass, wish.station, wish.start) && savesInCents > 0;
  const isSoonEnough = isPassUsableFor(wish.start, now);
  if (wish.usePass === true && !covers) throw new Refusal('pass-not-valid');
  if (wish.usePass === true && !isSoonEnough) throw new Refusal('pass-too-far-ahead');
  if (!covers || !isSoonEnough) return undefined;
  const busyUntil = await findBusyUntil(db, pass.id, now);
  if (wish.usePass === true && busyUntil) throw new Refusal('pass-in-use');
  return busyUntil ? { busyUntil } : { passId: pass.id, name: pass.name, savesInCents };
}
