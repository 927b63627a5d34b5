import type { GiftCard, OwnGiftCard, Voucher } from '@laine/contract/public/prepaid.ts';
import { isWithdrawable, withdrawalEndsAt } from '@laine/rules/money/withdrawal.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
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
  isUsed: boolean,
  now: Temporal.Instant,
): Omit<OwnGiftCard, 'payment' | 'transfers' | 'receipts'> {
  const { id, recipientEmail, boughtAt, status } = card;
  const canWithdraw = status === 'active' && boughtAt !== null && isWithdrawable(boughtAt, now);
  return {
    ...presentGiftCard(card),
    id,
    lastLetters: lastLettersOf(giftCardCode(giftCardKey, id)),
    recipientEmail,
    boughtAt: boughtAt?.toString() ?? null,
    withdrawableUntil: canWithdraw ? withdrawalEndsAt(boughtAt).toString() : null,
    canSend: canSendVoucher(card, isUsed, now),
  };
}

/** It can be spent, and nobody has used it: whoever uses it has the code. */
export const canSendVoucher = (
  { status, expiresAt, balanceInCents, initialInCents }: GiftCardRow,
  isUsed: boolean,
  now: Temporal.Instant,
): boolean =>
  status === 'active' &&
  !isUsed &&
  balanceInCents === initialInCents &&
  (expiresAt === null || isBefore(now, expiresAt));

/** Includes the whole code: for paper, and for its buyer only. */
export const presentVoucher = ({ giftCardKey }: Pick<Deps, 'giftCardKey'>, card: GiftCardRow): Voucher => ({
  code: spacedCode(giftCardCode(giftCardKey, card.id)),
  balanceInCents: card.balanceInCents,
  expiresAt: card.expiresAt?.toString() ?? null,
  senderName: card.senderName,
  message: card.message,
  locale: card.locale,
});
