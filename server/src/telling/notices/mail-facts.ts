import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { directionsIn } from '@laine/rules/people/directions-in.ts';
import { mailNoticeText } from '../../ground/texts/texts.ts';
import type { MailFact, MailHelp, MailLink } from './mail-content.ts';
import type { Rental } from './rental.ts';
import { asBound, timesOf } from './wording.ts';

/** The facts that every e-mail about a rental shows, in the same order. */
export function rentalFacts(rental: Rental, link?: MailLink): MailFact[] {
  const { locale, station, count } = rental;
  const { date, times } = timesOf(rental);
  return [
    {
      label: mailNoticeText(locale, 'station'),
      value: station.name,
      more: { text: placeText(rental, link !== undefined), ...(link && { link }) },
    },
    { label: mailNoticeText(locale, 'date'), value: date },
    { label: mailNoticeText(locale, 'time'), value: times },
    { label: mailNoticeText(locale, 'boards'), value: String(count) },
  ];
}

/** The same with the ends from which boards count as late, for mails about sums and warnings. */
export const boundFacts = (rental: Rental): MailFact[] =>
  rentalFacts({ ...rental, sessions: rental.sessions.map(asBound) });

/** Only people still on their way need directions. */
function placeText({ locale, station }: Rental, withWay: boolean): string {
  const way = withWay ? directionsIn(station, locale)?.text : undefined;
  return way === undefined ? station.locationText : `${station.locationText}. ${way}`;
}

/** Only for people still on their way. */
export const directionsTo = ({ locale, station: { latitude, longitude } }: Rental): MailLink => ({
  label: mailNoticeText(locale, 'directions'),
  url: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`,
});

export const sumFact = (rental: Rental, part: SumLabel, cents: number): MailFact => ({
  label: mailNoticeText(rental.locale, part),
  value: formatMoney(cents, rental.locale),
});

type SumLabel = 'paid' | 'refund' | 'refund-to-come' | 'refund-before';

export const bookingButton = ({ id, locale }: Rental, origin: string): MailLink => ({
  label: mailNoticeText(locale, 'open-booking'),
  url: `${origin}${paths.booking(id)}`,
});

/** Placeholders for number and address; HTML and plain text fill in their own. */
export const HELP_PHONE = '\u0001';
export const HELP_EMAIL = '\u0002';

export const helpBlock = ({ locale, station }: Rental): MailHelp => ({
  title: mailNoticeText(locale, 'help-title'),
  text: mailNoticeText(locale, 'help', { phone: HELP_PHONE, email: HELP_EMAIL }),
  phone: station.phone,
  email: station.email,
});
