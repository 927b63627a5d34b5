import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '@laine/contract/gift-card-amounts.ts';
import type { OwnGiftCard } from '@laine/contract/public/prepaid.ts';
import type { Locale } from '@laine/contract/states.ts';
import { GIFT_CARD_YEARS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { withdrawalLastDay } from '@laine/rules/money/withdrawal.ts';
import { dayText, longDateText } from '../../i18n/moments.ts';
import { purchaseOutcome } from '../shop/purchase-outcome.ts';
import { listUnpaid } from '../shop/unpaid-purchase.ts';
import { giftCardState } from './gift-card-state.ts';
import type { GiftCardsData, OwnGiftCardData } from './gift-cards-data.ts';

type Visit = { call: Caller; locale: Locale; now: Temporal.Instant; origin: string };

const USUAL_AMOUNT_CENTS = 5_000;

/** `signed-out` for a visitor who wants a card of their own. */
export async function loadGiftCards(
  { call, locale, now, origin }: Visit,
  query: URLSearchParams,
): Promise<GiftCardsData | 'signed-out'> {
  const { user } = await call(calls.me);
  const withdrawId = query.get('withdraw');
  const isBack = query.has('paid');
  if (!user && (isBack || withdrawId !== null || query.has('receipt'))) return 'signed-out';
  const { giftCards, lapsedAt } = user ? await call(calls.myGiftCards) : { giftCards: [], lapsedAt: null };
  const outcome = purchaseOutcome({ newest: giftCards[0], lapsedAt, isBack }, now);
  const unpaid = listUnpaid(giftCards, outcome === 'waiting', (card) => formatMoney(card.initialInCents, locale));
  const expires = now.toZonedDateTimeISO('UTC').add({ years: GIFT_CARD_YEARS });
  return {
    viewer: user && { id: user.id, email: user.email, name: user.name ?? '' },
    cards: giftCards.flatMap((card) => ownCardData(card, locale, now)),
    unpaid: unpaid.map(({ purchase, ...page }) => ({ ...page, recipientEmail: purchase.recipientEmail })),
    outcome,
    now: now.toString(),
    chosen: { amountInCents: chosenAmount(query.get('amount')), isForSomebody: query.get('for') === 'somebody' },
    withdrawId,
    site: new URL(origin).host,
    expiresOn: longDateText(expires.toInstant().toString(), 'UTC', locale),
  };
}

function chosenAmount(text: string | null): number {
  const cents = Number(text);
  const isAllowed = Number.isInteger(cents) && cents >= MIN_GIFT_CARD_CENTS && cents <= MAX_GIFT_CARD_CENTS;
  return isAllowed ? cents : USUAL_AMOUNT_CENTS;
}

function ownCardData(card: OwnGiftCard, locale: Locale, now: Temporal.Instant): OwnGiftCardData[] {
  const state = giftCardState(card, now);
  if (state === null) return [];
  const { id, lastLetters, recipientEmail, boughtAt, expiresAt, withdrawableUntil, canSend } = card;
  const until = withdrawableUntil === null ? null : withdrawalLastDay(Temporal.Instant.from(withdrawableUntil));
  return [
    {
      id,
      lastLetters,
      state,
      left: formatMoney(card.balanceInCents, locale),
      initial: formatMoney(card.initialInCents, locale),
      recipientEmail,
      boughtOn: boughtAt === null ? '' : longDateText(boughtAt, 'UTC', locale),
      expiresOn: expiresAt === null ? null : longDateText(expiresAt, 'UTC', locale),
      canSend,
      withdrawUntil: until && dayText(until.toString(), locale),
      transfers: card.transfers,
      receipts: card.receipts,
    },
  ];
}
