import { mailNoticeText } from '../../texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts } from '../mail-facts.ts';
import { chargeOfBooking, moneyDocuments } from '../money-document.ts';
import type { Rental } from '../rental.ts';
import { chargesOf } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** All receipts of a rental at its end, or the one of a charge that came later. */
export function receiptMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day } = timesOf(rental);
  const wasUsed = rental.sessions.some(({ status }) => status === 'started' || status === 'finished');
  const charges = chargesOf(rental, occasion);
  return {
    locale,
    subject: mailNoticeText(locale, 'receipt-subject', { station: station.name, day }),
    title: mailNoticeText(locale, 'receipt-title'),
    intro: [mailNoticeText(locale, wasUsed ? 'receipt-intro' : 'receipt-intro-unused', { station: station.name })],
    documents: moneyDocuments(rental, charges.length > 0 ? charges : [chargeOfBooking(rental)]),
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
