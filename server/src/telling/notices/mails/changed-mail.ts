import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, directionsTo, helpBlock, rentalFacts } from '../mail-facts.ts';
import { NEW_CODE } from '../notice-times.ts';
import type { Rental } from '../rental.ts';
import { doorCodes } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** Staff changed times, lockers, codes or boards, or the customer had a code replaced: shows the new state. */
export function changedMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, count, station } = rental;
  const part = occasion.startsWith(NEW_CODE) ? 'new-code' : 'changed';
  const { day, times } = timesOf(rental);
  return {
    locale,
    subject: mailNoticeText(locale, `${part}-subject`, { station: station.name, day, times }),
    title: mailNoticeText(locale, `${part}-title`),
    intro: [mailNoticeText(locale, `${part}-intro`, { count })],
    hero: {
      kind: 'codes',
      doors: doorCodes(rental).map(({ code, lockerNumber }) => ({
        code,
        label: lockerNumber === null ? undefined : mailNoticeText(locale, 'locker', { locker: lockerNumber }),
      })),
      time: `${day}, ${times}`,
    },
    facts: rentalFacts(rental, directionsTo(rental)),
    notes: [mailNoticeText(locale, 'code-note')],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
