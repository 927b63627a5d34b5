import { mailNoticeText } from '../../texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, directionsTo, helpBlock, rentalFacts } from '../mail-facts.ts';
import type { Rental } from '../rental.ts';
import { doorCodes } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** Staff changed times, lockers, codes or boards: how the booking stands now. */
export function changedMail(rental: Rental, { origin }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day, start, end } = timesOf(rental);
  return {
    locale,
    subject: mailNoticeText(locale, 'changed-subject', { station: station.name, day, start, end }),
    title: mailNoticeText(locale, 'changed-title'),
    intro: [mailNoticeText(locale, 'changed-intro')],
    hero: {
      kind: 'codes',
      doors: doorCodes(rental).map(({ code, lockerNumber }) => ({
        code,
        label: lockerNumber === null ? undefined : mailNoticeText(locale, 'locker', { locker: lockerNumber }),
      })),
      time: `${day}, ${start}–${end}`,
    },
    facts: rentalFacts(rental, directionsTo(rental)),
    notes: [mailNoticeText(locale, 'code-note')],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
