import { formatMoney } from '@laine/rules/money/format-money.ts';
import { boardPricesInCents } from '@laine/rules/price/refund.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts, sumFact } from '../mail-facts.ts';
import { paidInCents, refundableInCents } from '../money-back.ts';
import type { Rental } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** A renter about to come lacks a board: they can wait, or take a refund and choose again. */
export function notReadyMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station, sessions } = rental;
  const { day, start, times } = timesOf(rental);
  // Older notices named no boards.
  const missing = sessions.filter(
    ({ id, status }) => status === 'created' && (occasion === '' || occasion.includes(id)),
  );
  const prices = boardPricesInCents({ ...rental, paidInCents: paidInCents(rental) }, sessions, missing);
  const refundInCents = Math.min(
    refundableInCents(rental),
    prices.reduce((sum, price) => sum + price, 0),
  );
  const refund = formatMoney(refundInCents, locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'not-ready-subject', { station: station.name, day, times }),
    title: mailNoticeText(locale, 'not-ready-title'),
    intro: [
      mailNoticeText(locale, 'not-ready-intro', { station: station.name, start }),
      ...(refundInCents > 0 ? [mailNoticeText(locale, 'not-ready-choice', { refund })] : []),
    ],
    facts: [...rentalFacts(rental), sumFact(rental, 'paid', paidInCents(rental))],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
