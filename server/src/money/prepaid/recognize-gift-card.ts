import { Refusal } from '@laine/contract/refusals.ts';
import { budgetOf, countUse, lockBudgets, requireRoom, wasUsed } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { hashGiftCardCode } from './gift-card-code.ts';
import type { GiftCardRow } from './gift-card-store.ts';
import { findGiftCardByHash } from './gift-card-store.ts';

const hours = (count: number) => Temporal.Duration.from({ hours: count });

/** Somebody with a voucher in hand may mistype it a few times. */
const OWN_LIMITS = [
  { most: 5, within: Temporal.Duration.from({ minutes: 10 }) },
  { most: 20, within: hours(24) },
];
/**
 * For all accounts together: beyond it, only those who haven't mistyped anything today get through, so a guesser can't
 * lock others out.
 */
const ALL_LIMIT = { most: 500, within: hours(1) };

/**
 * Finds the card of a typed code. An unknown code counts as a guess even if the wish that it came with is refused: it's
 * recorded at once, outside any transaction of the caller.
 */
export async function recognizeGiftCard(deps: Deps, accountId: string, typed: string): Promise<GiftCardRow> {
  const card = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const own = budgetOf(deps, 'gift card tries', accountId, OWN_LIMITS);
    const all = budgetOf(deps, 'gift card tries of everybody', '', [ALL_LIMIT]);
    await lockBudgets(tx, [own]);
    await requireRoom(tx, [own], now, 'too-many-tries');
    if (await wasUsed(tx, own, now)) await requireRoom(tx, [all], now, 'too-many-tries');
    const found = await findGiftCardByHash(tx, hashGiftCardCode(typed));
    if (!found) await countUse(tx, [own, all], now);
    return found;
  });
  if (!card) throw new Refusal('gift-card-unknown');
  // Staff who issue free cards see their codes.
  if (card.issuedBy === accountId) throw new Refusal('own-account');
  return card;
}
