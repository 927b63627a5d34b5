import { isBefore } from '@laine/rules/time/instants.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import { boardsToldUntil } from '../cancellation-refunds.ts';
import type { MailContent } from '../mail-content.ts';
import { bookingButton, helpBlock, rentalFacts } from '../mail-facts.ts';
import { moneyDocuments } from '../money-document.ts';
import { refundSentences } from '../refund-words.ts';
import type { Rental } from '../rental.ts';
import { cancelledAlone, refundsOfBoards } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

type Part = 'boards-cancelled' | 'board-cancel-asked' | 'board-cancel-undone';

/** Some boards are cancelled, the others stay. */
export function boardsCancelledMail(rental: Rental, context: MailContext): MailContent {
  const { locale } = rental;
  const refunds = refundsOfBoards(rental, context.occasion);
  const isBack = cancelledAlone(rental, context.occasion).some((board) => (board.refundInCents ?? 0) > 0);
  const without = mailNoticeText(locale, isBack ? 'refund-follows' : 'no-refund');
  const money = refunds.length > 0 ? refundSentences(rental, refunds) : [without];
  const until = boardsToldUntil(refunds);
  // Later refunds have a mail of their own.
  const credits = until !== null && isBefore(context.now, until) ? refunds : [];
  return { ...mailAbout(rental, context, 'boards-cancelled', money), documents: moneyDocuments(rental, credits) };
}

/** While the station is out of reach nobody knows whether the board is being collected, so we promise nothing. */
export const boardCancellationAskedMail = (rental: Rental, context: MailContext): MailContent =>
  mailAbout(rental, context, 'board-cancel-asked');

/** The board was collected first, so it counts. */
export const boardCancellationUndoneMail = (rental: Rental, context: MailContext): MailContent =>
  mailAbout(rental, context, 'board-cancel-undone');

function mailAbout(rental: Rental, { origin, occasion }: MailContext, part: Part, more: string[] = []): MailContent {
  const { locale, station, count: left } = rental;
  const { day, times, end } = timesOf(rental);
  const count = Math.max(1, cancelledAlone(rental, occasion).length);
  return {
    locale,
    subject: mailNoticeText(locale, `${part}-subject`, { count, station: station.name, day, times }),
    title: mailNoticeText(locale, `${part}-title`, { count }),
    intro: [mailNoticeText(locale, `${part}-intro`, { count, left, end }), ...more],
    facts: rentalFacts(rental),
    button: bookingButton(rental, origin),
    help: helpBlock(rental),
  };
}
