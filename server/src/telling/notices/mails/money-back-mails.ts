import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import { whyCancelled } from '../broadcast-words.ts';
import { cancellationRefunds, toldTogetherUntil } from '../cancellation-refunds.ts';
import type { MailContent, MailFact } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts, sumFact } from '../mail-facts.ts';
import { moneyBack, paidInCents } from '../money-back.ts';
import { moneyDocuments } from '../money-document.ts';
import { isPending, ownRefundInCents, refundSentences } from '../refund-words.ts';
import type { Movement, Rental } from '../rental.ts';
import { refundsOf, sumInCents } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

export function cancelledMail(rental: Rental, { origin, now }: MailContext): MailContent {
  const { locale, count, station } = rental;
  const { day, times } = timesOf(rental);
  const intro = rental.cancelledBy === 'operator' ? 'cancelled-by-us-intro' : 'cancelled-intro';
  const until = toldTogetherUntil(rental);
  // Later refunds have a mail of their own.
  const isTogether = until !== null && isBefore(now, until);
  const credits = [...(isTogether ? cancellationRefunds(rental) : []), ...rental.passPriceBack];
  return {
    locale,
    subject: mailNoticeText(locale, 'cancelled-subject', { station: station.name, day, times }),
    title: mailNoticeText(locale, 'cancelled-title'),
    intro: [
      ...whyCancelled(rental),
      mailNoticeText(locale, intro, { count }),
      ...refundWords(rental),
      ...besides(rental),
    ],
    documents: moneyDocuments(rental, credits),
    facts: [...rentalFacts(rental), sumFact(rental, 'paid', paidInCents(rental)), ...refundFacts(rental)],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}

function refundWords(rental: Rental): string[] {
  const { locale } = rental;
  const back = moneyBack(rental);
  if (back === 'had') return [mailNoticeText(locale, 'refund-had')];
  if (back === 'follows') return [mailNoticeText(locale, 'refund-follows')];
  if (back !== 'none') return refundSentences(rental, back);
  return paidInCents(rental) === 0 ? [] : [mailNoticeText(locale, 'no-refund')];
}

/** Earlier refunds for cancelled boards, the current one, and money that hasn't left yet. */
function refundFacts(rental: Rental): MailFact[] {
  const back = moneyBack(rental);
  const now = typeof back === 'string' ? [] : back;
  const before = refundsOf(rental, '').filter((refund) => !isPending(refund) && !now.includes(refund));
  const all = [...now, ...rental.passPriceBack];
  const sums = [
    ['refund-before', before],
    ['refund', all.filter((refund) => !isPending(refund))],
    ['refund-to-come', all.filter(isPending)],
  ] as const;
  return sums.flatMap(([part, refunds]) => {
    const own = ownRefundInCents([...refunds]);
    return own > 0 ? [sumFact(rental, part, own)] : [];
  });
}

/** Effects of the cancellation on a pass or a voucher. */
function besides({ locale, passInCents, isPassActive, passPriceBack, vouchers, movements }: Rental): string[] {
  const isCharged = movements.some(({ purpose }) => purpose === 'late-cancellation');
  const price = formatMoney(sumInCents(passPriceBack), locale);
  return [
    ...(vouchers.takenInCents > 0
      ? [mailNoticeText(locale, 'refund-voucher', { refund: formatMoney(vouchers.takenInCents, locale) })]
      : []),
    ...(passPriceBack.length > 0 ? [mailNoticeText(locale, 'refund-pass-price', { refund: price })] : []),
    ...(passInCents > 0 && isPassActive && !isCharged ? [mailNoticeText(locale, 'refund-pass')] : []),
  ];
}

export function refundedMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day } = timesOf(rental);
  const refunds = refundsOf(rental, occasion);
  const refund = formatMoney(ownRefundInCents(refunds), locale);
  const isTransfer = refunds.some(({ means }) => means === 'bank');
  return {
    locale,
    subject: mailNoticeText(locale, 'refunded-subject', { refund, station: station.name, day }),
    title: mailNoticeText(locale, isTransfer ? 'refunded-title' : 'refund-title'),
    intro: [
      ...(refunds.some(({ isForFound }) => isForFound) ? [mailNoticeText(locale, 'claim-refund-intro')] : []),
      ...(isTransfer ? [mailNoticeText(locale, 'transferred-intro')] : refundSentences(rental, refunds)),
    ],
    hero: { kind: 'sum', sum: refund },
    documents: moneyDocuments(rental, refunds.filter(isDocumented)),
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}

/** A transfer that replaces a failed refund: its credit note went out with the refund. */
const isDocumented = ({ means, document }: Movement) => means !== 'bank' || document !== null;

/** The money couldn't go back the way it came. The customer has to name an account. */
export function accountNeededMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale } = rental;
  const refund = formatMoney(sumInCents(refundsOf(rental, occasion)), locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'account-needed-subject', { refund }),
    title: mailNoticeText(locale, 'account-needed-title'),
    intro: [mailNoticeText(locale, 'account-needed-intro')],
    hero: { kind: 'sum', sum: refund },
    facts: rentalFacts(rental),
    button: { label: mailNoticeText(locale, 'account-needed-button'), url: `${origin}${paths.refund(occasion)}` },
    notes: [mailNoticeText(locale, 'account-needed-note')],
    help: helpBlock(rental),
  };
}

export function tooLateMail(rental: Rental, { origin }: MailContext): MailContent {
  const { locale, station } = rental;
  const refunds = refundsOf(rental, '');
  const refund = formatMoney(sumInCents(refunds) || paidInCents(rental), locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'too-late-subject', { refund }),
    title: mailNoticeText(locale, 'too-late-title'),
    intro: [mailNoticeText(locale, 'too-late-intro'), ...refundSentences(rental, refunds)],
    hero: { kind: 'sum', sum: refund },
    facts: rentalFacts(rental),
    button: { label: mailNoticeText(locale, 'choose-again'), url: `${origin}${paths.station(station.id)}` },
    help: helpBlock(rental),
  };
}
