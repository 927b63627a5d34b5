import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const noticeWords: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  'booking-confirmed': msg({ message: 'Door codes', comment: 'A message to a customer, as staff see it' }),
  'booking-changed': msg({ message: 'Booking changed', comment: 'A message to a customer, as staff see it' }),
  reminder: msg({ message: 'Reminder before the start', comment: 'A message to a customer, as staff see it' }),
  'ending-soon': msg({ message: 'Time is nearly over', comment: 'A message to a customer, as staff see it' }),
  'extension-link': msg({
    message: 'Link to pay for one more hour',
    comment: 'A message to a customer, as staff see it',
  }),
  'hour-added': msg({ message: 'One more hour was paid', comment: 'A message to a customer, as staff see it' }),
  'time-is-up': msg({ message: 'Time is up', comment: 'A message to a customer, as staff see it' }),
  'door-left-open': msg({ message: 'Door left open', comment: 'A message to a customer, as staff see it' }),
  'not-back': msg({ message: 'Asked whether all is right', comment: 'A message to a customer, as staff see it' }),
  'board-not-found': msg({ message: 'Board was not there', comment: 'A message to a customer, as staff see it' }),
  broadcast: msg({ message: 'Message to everybody', comment: 'A message to a customer, as staff see it' }),
  'board-not-ready': msg({ message: 'Board may not be ready', comment: 'A message to a customer, as staff see it' }),
  receipt: msg({ message: 'Receipt', comment: 'A message to a customer, as staff see it' }),
  'cancellation-asked': msg({ message: 'Cancellation under way', comment: 'A message to a customer, as staff see it' }),
  'booking-cancelled': msg({ message: 'Booking cancelled', comment: 'A message to a customer, as staff see it' }),
  'cancellation-undone': msg({
    message: 'Cancellation without effect',
    comment: 'A message to a customer, as staff see it',
  }),
  'board-cancellation-asked': msg({
    message: 'Board being cancelled',
    comment: 'A message to a customer, as staff see it',
  }),
  'boards-cancelled': msg({ message: 'Boards cancelled', comment: 'A message to a customer, as staff see it' }),
  'board-cancellation-undone': msg({
    message: 'Board not cancelled after all',
    comment: 'A message to a customer, as staff see it',
  }),
  refunded: msg({ message: 'Money given back', comment: 'A message to a customer, as staff see it' }),
  'refund-needs-account': msg({
    message: 'Account needed for a refund',
    comment: 'A message to a customer, as staff see it',
  }),
  'payment-too-late': msg({ message: 'Payment came too late', comment: 'A message to a customer, as staff see it' }),
  'late-warning': msg({ message: 'Warning after a late return', comment: 'A message to a customer, as staff see it' }),
  'overtime-charged': msg({ message: 'Overtime charged', comment: 'A message to a customer, as staff see it' }),
  'overtime-answered': msg({ message: 'Answer to an objection', comment: 'A message to a customer, as staff see it' }),
  'debt-due': msg({ message: 'Open invoice', comment: 'A message to a customer, as staff see it' }),
  'debt-reminder': msg({ message: 'Reminder of an open payment', comment: 'A message to a customer, as staff see it' }),
  'debt-doubled': msg({ message: 'Unpaid overtime doubled', comment: 'A message to a customer, as staff see it' }),
  'claim-made': msg({
    message: 'Claim for missing or broken things',
    comment: 'A message to a customer, as staff see it',
  }),
  'claim-charged': msg({ message: 'Claim charged', comment: 'A message to a customer, as staff see it' }),
  'claim-decided': msg({ message: 'Claim decided', comment: 'A message to a customer, as staff see it' }),
  'review-request': msg({ message: 'Asked for a review', comment: 'A message to a customer, as staff see it' }),
};
