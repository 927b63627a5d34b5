import type { AdminGiftCard } from '@laine/contract/admin/gift-card-calls.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { closeGiftCard, reopenGiftCard } from '../prepaid/close-gift-card.ts';
import { presentAdminGiftCard } from '../prepaid/list-gift-cards.ts';

type Wish = { giftCardId: string; reason: string };

/** A card that was stolen or bought with somebody else's money can't be spent, but keeps its balance. */
export const blockGiftCard = (deps: Deps, actor: Actor<Person>, { giftCardId, reason }: Wish): Promise<AdminGiftCard> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'gift-card-blocked', target: giftCardId, data: { reason } }, now);
    await closeGiftCard(tx, giftCardId, now);
    return presentAdminGiftCard(deps, tx, giftCardId);
  });

export const unblockGiftCard = (
  deps: Deps,
  actor: Actor<Person>,
  { giftCardId, reason }: Wish,
): Promise<AdminGiftCard> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'gift-card-unblocked', target: giftCardId, data: { reason } }, now);
    await reopenGiftCard(tx, giftCardId, now);
    return presentAdminGiftCard(deps, tx, giftCardId);
  });
