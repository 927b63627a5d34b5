import { isBefore } from '@laine/rules/time/instants.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, boundFacts, helpBlock } from '../mail-facts.ts';
import { chargeOfBooking, moneyDocuments } from '../money-document.ts';
import type { Movement, Rental } from '../rental.ts';
import { chargesOf, isLive } from '../rental.ts';
import { timesOf } from '../wording.ts';
import { lateWarningMail } from './late-warning-mail.ts';
import type { MailContext } from './mail-context.ts';
import { overtimeChargedMail } from './overtime-mails.ts';

/** All receipts of a rental at its end, or the one of a later charge. */
export function receiptMail(rental: Rental, context: MailContext): MailContent {
  const { locale } = rental;
  const charges = chargesOf(rental, context.occasion);
  return {
    locale,
    ...opening(rental, charges, context),
    // The documents cover the paid time.
    facts: boundFacts(rental),
    button: bookingButton(rental, context.origin),
    help: helpBlock(rental),
    ...(context.occasion === '' && lateReturn(rental, charges, context)),
    documents: moneyDocuments(rental, charges.length > 0 ? charges : [chargeOfBooking(rental)]),
  };
}

/** A late renter reads the price and the consequences in the same mail, unless they were told before. */
function lateReturn(rental: Rental, charges: Movement[], context: MailContext): MailContent | undefined {
  const { overtime, warning, mailedAt } = rental;
  const charge = charges.find(({ purpose }) => purpose === 'overtime');
  const isCharged = charge && overtime?.answer !== 'dropped' && !mailedAt['overtime-charged'];
  const charged = isCharged ? overtimeChargedMail(rental, { ...context, occasion: charge.id }) : undefined;
  const warned = warning && !mailedAt['late-warning'] ? lateWarningMail(rental, context) : undefined;
  return charged && warned ? { ...charged, intro: [...charged.intro, ...warned.intro] } : (charged ?? warned);
}

function opening(
  rental: Rental,
  charges: Movement[],
  context: MailContext,
): Pick<MailContent, 'subject' | 'title' | 'intro'> {
  const { locale, count, station } = rental;
  const { day, end } = timesOf(
    rental,
    rental.sessions.filter((board) => isLive(board) && board.end.equals(rental.end)),
  );
  if (isExtraHour(rental, charges, context)) {
    return {
      subject: mailNoticeText(locale, 'extended-subject', { end, station: station.name, day }),
      title: mailNoticeText(locale, 'extended-title', { end }),
      intro: [mailNoticeText(locale, 'extended-intro', { count })],
    };
  }
  // A payment taken back by a bank is paid again long after the rental.
  const isTakenBack = charges.some(({ purpose }) => purpose === 'dispute');
  const wasUsed = !isTakenBack && rental.sessions.some(({ status }) => status === 'started' || status === 'finished');
  return {
    subject: mailNoticeText(locale, 'receipt-subject', { station: station.name, day }),
    title: mailNoticeText(locale, 'receipt-title'),
    intro: [mailNoticeText(locale, wasUsed ? 'receipt-intro' : 'receipt-intro-unused', { station: station.name })],
  };
}

/** One more hour was just paid. Before the end people want to know the new end first, and then the price. */
const isExtraHour = (rental: Rental, charges: Movement[], { occasion, now }: MailContext) =>
  occasion !== '' &&
  charges.some(({ purpose }) => purpose === 'extension') &&
  rental.sessions.some(isLive) &&
  isBefore(now, rental.end);
