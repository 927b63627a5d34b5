import { safetyLines } from '@laine/legal/safety-lines.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, directionsTo, helpBlock, rentalFacts, sumFact } from '../mail-facts.ts';
import { paidInCents } from '../money-back.ts';
import type { Rental } from '../rental.ts';
import { doorCodes } from '../rental.ts';
import { percentText, timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

export function confirmedMail(rental: Rental, { origin, now }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day, times, end, from } = timesOf(rental);
  const doors = doorCodes(rental);
  const count = doors.length;
  return {
    locale,
    subject: mailNoticeText(locale, 'confirmed-subject', { count, station: station.name, day, times }),
    title: mailNoticeText(locale, 'confirmed-title', { count }),
    intro: [mailNoticeText(locale, 'confirmed-intro', { count, from })],
    hero: {
      kind: 'codes',
      doors: doors.map(({ code, lockerNumber }) => ({
        code,
        label: lockerNumber === null ? undefined : mailNoticeText(locale, 'locker', { locker: lockerNumber }),
      })),
      time: `${day}, ${times}`,
    },
    facts: [...rentalFacts(rental, directionsTo(rental)), sumFact(rental, 'paid', paidInCents(rental))],
    rules: { title: mailNoticeText(locale, 'safety-title'), lines: safetyLines[locale] },
    notes: [
      mailNoticeText(locale, 'code-note'),
      ...lateNote(rental, end),
      ...cancelNote(rental, now),
      mailNoticeText(locale, 'terms-note', { percent: percentText(rental.terms.refund.percent, locale) }),
    ],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}

function lateNote({ locale, terms }: Rental, end: string): string[] {
  if (terms.pricePerHourInCents === 0) return [];
  const price = formatMoney(terms.pricePerHourInCents, locale);
  return [mailNoticeText(locale, `late-${terms.overtimeBilling}`, { end, price })];
}

/** The sentence names an hour, so it's used only where that is the agreed rule. */
function cancelNote({ locale, start, terms: { refund } }: Rental, now: Temporal.Instant): string[] {
  const isInTime = secondsBetween(now, start) > refund.noticeInSeconds;
  if (!isInTime || refund.noticeInSeconds !== HOUR_IN_SECONDS) return [];
  return [mailNoticeText(locale, 'cancel-note', { percent: percentText(refund.percent, locale) })];
}
