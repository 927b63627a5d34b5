import { formatMoney } from '@laine/rules/money/format-money.ts';
import { boardsValueInCents } from '@laine/rules/price/refund.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts, sumFact } from '../mail-facts.ts';
import { paidInCents } from '../money-back.ts';
import type { Rental } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** A renter about to come lacks a board: they can wait, or take a refund and choose again. */
export function notReadyMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station, passInCents, count } = rental;
  const { day, start, times } = timesOf(rental);
  // The boards that it names; older notices named none.
  const boards = occasion === '' ? count : occasion.split(' ').length;
  const paid = { paidInCents: paidInCents(rental), passInCents, count };
  const refund = formatMoney(boardsValueInCents(paid, boards), locale);
  return {
    locale,
    subject: mailNoticeText(locale, 'not-ready-subject', { station: station.name, day, times }),
    title: mailNoticeText(locale, 'not-ready-title'),
    intro: [
      mailNoticeText(locale, 'not-ready-intro', { station: station.name, start }),
      mailNoticeText(locale, 'not-ready-choice', { refund }),
    ],
    facts: [...rentalFacts(rental), sumFact(rental, 'paid', paidInCents(rental))],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
