import { formatMoney } from '@laine/rules/format-money.ts';
import { mailNoticeText } from '../../texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts, sumFact } from '../mail-facts.ts';
import { paidInCents } from '../money-back.ts';
import type { Rental } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** No board is ready for somebody who is about to come: wait, or take everything back and choose anew. */
export function notReadyMail(rental: Rental, { origin }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day, start, times } = timesOf(rental);
  const refund = formatMoney(paidInCents(rental), locale);
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
