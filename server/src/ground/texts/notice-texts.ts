import type { ItemKind } from '@laine/contract/states.ts';

/**
 * Texts of notices. SMS texts in Latin letters keep to the GSM-7 alphabet, so that a code fits into one segment: it has
 * neither õ nor á, í, ó, ú, ç, ê, nor typographic dashes and apostrophes. A word that needs one is replaced by another
 * word. Russian has 70 characters to a segment, so its texts are the shortest.
 */
export type SmsNoticeText =
  | 'confirmed'
  | 'confirmed-many'
  | ChangedSmsText
  | 'reminder'
  | 'reminder-many'
  | 'reminder-refund'
  | 'of-locker'
  | 'ending-soon'
  | 'ending-for-good'
  | 'extension-link'
  | 'hour-added'
  | 'time-is-up'
  | 'time-is-up-full-hours'
  | 'time-is-up-begun-hours'
  | 'door-left-open'
  | 'not-back'
  | 'not-found'
  | 'not-ready'
  | 'cancelled'
  | 'cancelled-by-us'
  | 'cancel-asked'
  | 'cancel-undone'
  | 'boards-cancelled'
  | 'board-cancel-asked'
  | 'board-cancel-undone'
  | 'refund'
  | RefundSmsText
  | 'no-refund'
  | 'too-late'
  | 'debt-due'
  | 'debt-reminder'
  | 'debt-overdue'
  | 'debt-dispute'
  | 'claim-made';

type FactLabel = 'station' | 'date' | 'time' | 'boards' | 'paid' | 'refund' | 'locker' | 'directions';
type Guidance = 'open-booking' | 'choose-again' | 'help-title' | 'help';
type Confirmed =
  | `confirmed-${'subject' | 'title' | 'intro'}`
  | 'code-note'
  | 'late-full-hours'
  | 'late-begun-hours'
  | 'cancel-note'
  | 'terms-note'
  | 'safety-title';
export type ChangedSmsText = 'changed' | 'changed-many' | 'new-code' | 'new-code-many';
export type ChangedMailText = `${'changed' | 'new-code'}-${'subject' | 'title' | 'intro'}`;
type NotReady = `not-ready-${'subject' | 'title' | 'intro' | 'choice'}`;
type Receipt =
  | `receipt-${'subject' | 'title' | 'intro' | 'intro-unused' | 'number' | 'without-number'}`
  | `extended-${'subject' | 'title' | 'intro'}`
  | 'credit-note-number'
  | 'invoice-number'
  | `line-${'starting-fee' | 'rental' | 'rental-alone' | 'extension' | 'overtime' | 'compensation'}`
  | `line-${'late-cancellation' | 'no-show'}`
  | `line-${'gift-card' | 'pass' | 'other' | 'refund'}`
  | 'total'
  | 'vat';
export type RefundSmsText = `refund-${'card' | 'at-bank' | 'gift-card' | 'buyer'}`;
export type RefundMailText =
  | `refund-${'title' | 'card' | 'at-bank' | 'gift-card' | 'buyer' | 'pass' | 'pass-price' | 'voucher' | 'had'}`
  | `refund-${'waits' | 'to-come' | 'before'}`
  | `buyer-${'subject' | 'intro'}`
  | `dispute-lost-${'subject' | 'title' | 'intro'}`;
type MoneyBack =
  | `cancelled-${'subject' | 'title' | 'intro' | 'by-us-intro'}`
  | `cancel-${'asked' | 'undone'}-${'subject' | 'title' | 'intro'}`
  | `board-cancel-${'asked' | 'undone'}-${'subject' | 'title' | 'intro'}`
  | `boards-cancelled-${'subject' | 'title' | 'intro'}`
  | RefundMailText
  | 'no-refund'
  | 'refund-follows'
  | `refunded-${'subject' | 'title'}`
  | 'transferred-intro'
  | `account-needed-${'subject' | 'title' | 'intro' | 'button' | 'note'}`
  | `too-late-${'subject' | 'title' | 'intro'}`;
type LateWarning = `late-warning-${'subject' | 'title' | 'intro' | 'next' | 'second' | 'object'}`;

type Overtime =
  | `overtime-${'subject' | 'title' | 'out-title' | 'intro' | 'object' | 'open' | 'board' | 'board-out'}`
  | `overtime-${'answer-subject' | 'kept-title' | 'kept-intro' | 'kept-owed' | 'dropped-title' | 'dropped-intro'}`
  | 'overtime-dropped-warning'
  | 'reason';
export type DebtMailText =
  | `debt-${'subject' | 'title' | 'intro' | 'booking' | 'doubles' | 'object' | 'pay' | 'for' | 'sum' | 'until'}`
  | `debt-reminder-${'subject' | 'title' | 'intro'}`
  | `debt-${'overdue-subject' | 'overdue-intro' | 'doubles-late' | 'dispute-intro'}`
  | `debt-doubled-${'subject' | 'title' | 'intro' | 'line'}`;

export type ClaimMailText =
  | `claim-${'subject' | 'title' | 'intro' | 'photos' | 'note' | 'answer-by' | 'silence' | 'contest' | 'open' | 'total'}`
  | `claim-charged-${'subject' | 'title' | 'intro'}`
  | `claim-${'decided-subject' | 'kept-title' | 'kept-intro' | 'dropped-title' | 'dropped-intro' | 'found-intro' | 'refund-intro'}`
  | `item-${ItemKind}`;

type ReviewRequest = `review-request-${'subject' | 'title' | 'intro' | 'button' | 'note'}` | 'unsubscribe';

export type MailNoticeText =
  | FactLabel
  | Guidance
  | Confirmed
  | ChangedMailText
  | NotReady
  | Receipt
  | MoneyBack
  | LateWarning
  | Overtime
  | DebtMailText
  | ClaimMailText
  | ReviewRequest;
