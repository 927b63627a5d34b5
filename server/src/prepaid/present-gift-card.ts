import type { GiftCard, OwnGiftCard, Voucher } from '@laine/contract/public/prepaid.ts';
import { isWithdrawable, withdrawalEndsAt } from '@laine/rules/withdrawal.ts';
import type { Deps } from '../deps.ts';
import { giftCardCode, lastLettersOf, spacedCode } from './gift-card-code.ts';
import type { GiftCardRow } from './gift-card-store.ts';

export const presentGiftCard = ({ status, balanceInCents, initialInCents, expiresAt }: GiftCardRow): GiftCard => ({
  status,
  balanceInCents,
  initialInCents,
  expiresAt: expiresAt?.toString() ?? null,
});

/** For its buyer. */
export function presentOwnGiftCard(
  { giftCardKey }: Pick<Deps, 'giftCardKey'>,
  card: GiftCardRow,
  now: Temporal.Instant,
): OwnGiftCard {
  const { id, recipientEmail, boughtAt, status } = card;
  const canWithdraw = status === 'active' && boughtAt !== null && isWithdrawable(boughtAt, now);
  return {
    ...presentGiftCard(card),
    id,
    lastLetters: lastLettersOf(giftCardCode(giftCardKey, id)),
    recipientEmail,
    boughtAt: boughtAt?.toString() ?? null,
    withdrawableUntil: canWithdraw ? withdrawalEndsAt(boughtAt).toString() : null,
  };
}

/** With its whole code: for paper, and for its buyer alone. */
export const presentVoucher = ({ giftCardKey }: Pick<Deps, 'giftCardKey'>, card: GiftCardRow): Voucher => ({
  code: spacedCode(giftCardCode(giftCardKey, card.id)),
  balanceInCents: card.balanceInCents,
  expiresAt: card.expiresAt?.toString() ?? null,
  senderName: card.senderName,
  message: card.message,
  locale: card.locale,
});
