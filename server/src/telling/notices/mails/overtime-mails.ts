import { formatMoney } from '@laine/rules/money/format-money.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, boundFacts, helpBlock } from '../mail-facts.ts';
import { moneyDocuments } from '../money-document.ts';
import type { Rental, RentalSession } from '../rental.ts';
import { chargesOf, sumInCents } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

/** The price of late boards: each board with times and hours, the receipt, and where to object. */
export function overtimeChargedMail(rental: Rental, { origin, occasion }: MailContext): MailContent {
  const { locale, station } = rental;
  const { day, end } = timesOf(rental, lateBoards(rental));
  const charges = chargesOf(rental, occasion);
  const sum = formatMoney(sumInCents(charges), locale);
  const late = rental.overtime?.boards.filter(({ cents }) => cents > 0) ?? [];
  const out = late.filter(({ backAt }) => backAt === null).length;
  return {
    locale,
    subject: mailNoticeText(locale, 'overtime-subject', { sum, station: station.name, day }),
    title: mailNoticeText(locale, out > 0 ? 'overtime-out-title' : 'overtime-title', {
      boards: out || late.length || 1,
    }),
    intro: [mailNoticeText(locale, 'overtime-intro', { end, sum })],
    hero: { kind: 'sum', sum },
    documents: moneyDocuments(rental, charges),
    facts: boundFacts(rental),
    notes: [mailNoticeText(locale, 'overtime-object')],
    button: { ...bookingButton(rental, origin), label: mailNoticeText(locale, 'overtime-open') },
    help: helpBlock(rental),
  };
}

/** Late boards with a price, with the end from which it was counted. */
const lateBoards = ({ sessions, overtime }: Rental): RentalSession[] =>
  sessions.flatMap((session) => {
    const late = overtime?.boards.find(({ sessionId, cents }) => sessionId === session.id && cents > 0);
    return late ? [{ ...session, end: Temporal.Instant.from(late.bookedEnd) }] : [];
  });

/** The admin's answer to an objection. */
export function overtimeAnsweredMail(rental: Rental, { origin }: MailContext): MailContent {
  const { locale, station, overtime, debts } = rental;
  const { day } = timesOf(rental);
  const isDropped = overtime?.answer === 'dropped';
  const owes = debts.some(({ reason, status }) => reason === 'overtime' && status === 'due');
  return {
    locale,
    subject: mailNoticeText(locale, 'overtime-answer-subject', { station: station.name, day }),
    title: mailNoticeText(locale, isDropped ? 'overtime-dropped-title' : 'overtime-kept-title'),
    intro: [
      mailNoticeText(locale, isDropped ? 'overtime-dropped-intro' : 'overtime-kept-intro'),
      ...(owes && !isDropped ? [mailNoticeText(locale, 'overtime-kept-owed')] : []),
      ...(isDropped && rental.isWarningDropped ? [mailNoticeText(locale, 'overtime-dropped-warning')] : []),
    ],
    facts: [{ label: mailNoticeText(locale, 'reason'), value: overtime?.answerReason ?? '' }, ...boundFacts(rental)],
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
