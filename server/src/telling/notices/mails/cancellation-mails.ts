import { mailNoticeText } from '../../../ground/texts/texts.ts';
import { whyCancelled } from '../broadcast-words.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts } from '../mail-facts.ts';
import type { Rental } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** While the station is out of reach nobody knows whether the board is being collected, so we promise nothing. */
export const cancellationAskedMail = (rental: Rental, context: MailContext): MailContent =>
  mailAbout(rental, context, 'cancel-asked');

/** The board was collected first, so the rental counts. */
export const cancellationUndoneMail = (rental: Rental, context: MailContext): MailContent =>
  mailAbout(rental, context, 'cancel-undone');

function mailAbout(rental: Rental, { origin }: MailContext, part: 'cancel-asked' | 'cancel-undone'): MailContent {
  const { locale, count, station } = rental;
  const { day, times, end } = timesOf(rental);
  return {
    locale,
    subject: mailNoticeText(locale, `${part}-subject`, { station: station.name, day, times }),
    title: mailNoticeText(locale, `${part}-title`),
    intro: [...whyCancelled(rental), mailNoticeText(locale, `${part}-intro`, { count, end })],
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
