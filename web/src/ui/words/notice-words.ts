import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** For staff, and for the customer who asks what we know. */
export const noticeWords: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  'booking-confirmed': msg({ message: 'Door codes', comment: 'A message to a customer, in a list of them' }),
  'booking-changed': msg({ message: 'Booking changed', comment: 'A message to a customer, in a list of them' }),
  reminder: msg({ message: 'Reminder before the start', comment: 'A message to a customer, in a list of them' }),
  'ending-soon': msg({ message: 'Time is nearly over', comment: 'A message to a customer, in a list of them' }),
  'extension-link': msg({
    message: 'Link to pay for one more hour',
    comment: 'A message to a customer, in a list of them',
  }),
  'hour-added': msg({ message: 'One more hour was paid', comment: 'A message to a customer, in a list of them' }),
  'time-is-up': msg({ message: 'Time is up', comment: 'A message to a customer, in a list of them' }),
  'door-left-open': msg({ message: 'Door left open', comment: 'A message to a customer, in a list of them' }),
  'not-back': msg({ message: 'Asked whether all is right', comment: 'A message to a customer, in a list of them' }),
  'board-not-found': msg({ message: 'Board was not there', comment: 'A message to a customer, in a list of them' }),
  broadcast: msg({ message: 'Message to everybody', comment: 'A message to a customer, in a list of them' }),
  'board-not-ready': msg({ message: 'Board may not be ready', comment: 'A message to a customer, in a list of them' }),
  receipt: msg({ message: 'Receipt', comment: 'A message to a customer, in a list of them' }),
  'cancellation-asked': msg({
    message: 'Cancellation under way',
    comment: 'A message to a customer, in a list of them',
  }),
  'booking-cancelled': msg({ message: 'Booking cancelled', comment: 'A message to a customer, in a list of them' }),
  'cancellation-undone': msg({
    message: 'Cancellation without effect',
    comment: 'A message to a customer, in a list of them',
  }),
  'board-cancellation-asked': msg({
    message: 'Board being cancelled',
    comment: 'A message to a customer, in a list of them',
  }),
  'boards-cancelled': msg({ message: 'Boards cancelled', comment: 'A message to a customer, in a list of them' }),
  'board-cancellation-undone': msg({
    message: 'Board not cancelled after all',
    comment: 'A message to a customer, in a list of them',
  }),
  refunded: msg({ message: 'Money given back', comment: 'A message to a customer, in a list of them' }),
  'refund-needs-account': msg({
    message: 'Account needed for a refund',
    comment: 'A message to a customer, in a list of them',
  }),
  'payment-too-late': msg({ message: 'Payment came too late', comment: 'A message to a customer, in a list of them' }),
  'late-warning': msg({
    message: 'Warning after a late return',
    comment: 'A message to a customer, in a list of them',
  }),
  'overtime-charged': msg({ message: 'Overtime charged', comment: 'A message to a customer, in a list of them' }),
  'overtime-answered': msg({
    message: 'Answer to an objection',
    comment: 'A message to a customer, in a list of them',
  }),
  'debt-due': msg({ message: 'An open payment', comment: 'A message to a customer, in a list of them' }),
  'debt-reminder': msg({
    message: 'Reminder of an open payment',
    comment: 'A message to a customer, in a list of them',
  }),
  'debt-doubled': msg({ message: 'Unpaid overtime doubled', comment: 'A message to a customer, in a list of them' }),
  'claim-made': msg({
    message: 'Claim for missing or broken things',
    comment: 'A message to a customer, in a list of them',
  }),
  'claim-charged': msg({ message: 'Claim charged', comment: 'A message to a customer, in a list of them' }),
  'claim-decided': msg({ message: 'Claim decided', comment: 'A message to a customer, in a list of them' }),
  'review-request': msg({ message: 'Asked for a review', comment: 'A message to a customer, in a list of them' }),
};
