import { LATE_RETURN_WARNING_YEARS, MINUTE_IN_SECONDS, OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, boundFacts, helpBlock } from '../mail-facts.ts';
import type { Rental } from '../rental.ts';
import { asBound, longDate, timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** Somebody kept the next people waiting: what happened, how long it counts, and how to object. */
export function lateWarningMail(rental: Rental, { origin, now }: MailContext): MailContent {
  const { locale, station, warning } = rental;
  const late = rental.sessions.filter(({ id }) => id === warning?.sessionId);
  const { day, end } = timesOf(rental, late.map(asBound));
  const minutes = warning?.lateInMinutes ?? 0;
  const until = longDate(warning?.expiresAt ?? now, rental);
  // After the second warning the account is on the admins' list already, so 'if it happens again' would be false.
  const next = warning?.isSecond ? 'late-warning-second' : 'late-warning-next';
  const grace = OVERTIME_GRACE_SECONDS / MINUTE_IN_SECONDS;
  return {
    locale,
    subject: mailNoticeText(locale, 'late-warning-subject', { station: station.name, day }),
    title: mailNoticeText(locale, 'late-warning-title'),
    intro: [
      mailNoticeText(locale, 'late-warning-intro', { minutes, end, until }),
      mailNoticeText(locale, next, { years: LATE_RETURN_WARNING_YEARS }),
    ],
    facts: boundFacts(rental),
    notes: [mailNoticeText(locale, 'late-warning-object', { grace })],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
