import { formatMoney } from '@laine/rules/money/format-money.ts';
import { mailNoticeText, smsNoticeText } from '../../ground/texts/texts.ts';
import type { Movement, Rental } from './rental.ts';
import { sumInCents } from './rental.ts';

type Way = 'card' | 'at-bank' | 'gift-card' | 'buyer';

function wayOf({ means, state, isForBuyer, isAtBank }: Movement): Way {
  if (isForBuyer) return 'buyer';
  if (means === 'gift-card') return 'gift-card';
  return isAtBank && state === 'pending' ? 'at-bank' : 'card';
}

/** The renter's part. */
export const ownRefundInCents = (refunds: Movement[]): number =>
  sumInCents(refunds.filter(({ isForBuyer }) => !isForBuyer));

/** The provider or the station hasn't answered. */
export const isPending = ({ state }: Movement): boolean => state === 'pending';

/** A sentence per destination. A gift card's part is mentioned once the card has it. */
export function refundSentences({ locale }: Pick<Rental, 'locale'>, refunds: Movement[]): string[] {
  const say = (part: 'refund-waits' | `refund-${Way}`, cents: number) =>
    mailNoticeText(locale, part, { refund: formatMoney(cents, locale) });
  const waiting = { card: 'refund-waits', 'at-bank': 'refund-at-bank', buyer: 'refund-buyer' } as const;
  return [
    ...partsOf(refunds.filter((refund) => !isPending(refund))).map(({ way, cents }) => say(`refund-${way}`, cents)),
    ...partsOf(refunds.filter(isPending)).map(({ way, cents }) =>
      way === 'gift-card' ? mailNoticeText(locale, 'refund-follows') : say(waiting[way], cents),
    ),
  ];
}

/** The same for a phone; if everything goes back to a card, the sum is enough. */
export function refundSms({ locale }: Pick<Rental, 'locale'>, refunds: Movement[]): string[] {
  const parts = partsOf(refunds);
  const isCardAlone = parts.every(({ way }) => way === 'card');
  return parts.map(({ way, cents }) =>
    smsNoticeText(locale, isCardAlone ? 'refund' : `refund-${way}`, { refund: formatMoney(cents, locale) }),
  );
}

function partsOf(refunds: Movement[]) {
  const ways = [...new Set(refunds.map(wayOf))];
  return ways.map((way) => {
    return { way, cents: sumInCents(refunds.filter((refund) => wayOf(refund) === way)) };
  });
}
