import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS, MAX_UNPAID_HOLDS_PER_DAY } from '@laine/rules/constants.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account } from '../../ground/principal.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import type { PageWish } from '../payments/open-page.ts';
import { openPage } from '../payments/open-page.ts';
import { settlePage } from '../payments/sync-page.ts';

/** Long enough to find a card; after that the purchase lapses. */
const PURCHASE_PAGE_LIFE = Temporal.Duration.from({ hours: 1 });

type PurchasePage = Pick<PageWish, 'origin' | 'locale' | 'paidPath' | 'cancelPath'> & {
  ledgerId: string;
  name: string;
  amountInCents: number;
};

/** One thing to pay for. Its card isn't kept. */
export const openPurchasePage = (
  deps: Deps,
  { ledgerId, name, amountInCents: unitInCents, ...page }: PurchasePage,
  followUps: ChargeFollowUps,
): Promise<URL> => {
  const lines = [{ name, unitInCents, quantity: 1 }];
  const wish = { ...page, of: { ledgerId }, lines, cardAgreement: null, life: PURCHASE_PAGE_LIFE };
  return openPage(deps, wish, settlePage(followUps));
};

/** Anybody who may book may buy. */
export function requireMayBuy(account: Account, now: Temporal.Instant): void {
  const status = accountStatusAt(account, now);
  if (status === 'deactivated') throw new Refusal('account-deactivated');
  if (status === 'suspended') throw new Refusal('account-suspended');
  if (status !== 'active') throw new Refusal('account-banned');
}

/** Each purchase opens a page at the provider. */
export async function requireFewPurchases(db: Db, accountId: string, now: Temporal.Instant): Promise<void> {
  const { count } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('kind', '=', 'charge')
    .where('purpose', 'in', ['pass', 'gift-card'])
    .where('state', '<>', 'succeeded')
    .where('createdAt', '>', now.subtract({ seconds: DAY_IN_SECONDS }))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_UNPAID_HOLDS_PER_DAY) throw new Refusal('too-many-holds', {}, DAY_IN_SECONDS);
}
