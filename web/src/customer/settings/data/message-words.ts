import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { NoticeState } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const noticeKindWords: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  'booking-confirmed': msg({ message: 'Booking confirmed', comment: 'A message to a customer' }),
  'booking-changed': msg({ message: 'Your booking has changed', comment: 'A message to a customer' }),
  reminder: msg({ message: 'Reminder', comment: 'A message to a customer' }),
  'ending-soon': msg({ message: 'Your time is nearly over', comment: 'A message to a customer' }),
  'extension-link': msg({ message: 'Pay for one more hour', comment: 'A message to a customer' }),
  'hour-added': msg({ message: 'One more hour is yours', comment: 'A message to a customer' }),
  'time-is-up': msg({ message: 'Your time is up', comment: 'A message to a customer' }),
  'door-left-open': msg({ message: 'A door is open', comment: 'A message to a customer' }),
  'not-back': msg({ message: 'Are you all right?', comment: 'A message to a customer' }),
  'board-not-found': msg({ message: 'Your board was not found', comment: 'A message to a customer' }),
  broadcast: msg({ message: 'News from the station', comment: 'A message to a customer: storm, closing and the like' }),
  'board-not-ready': msg({ message: 'Your board is not ready', comment: 'A message to a customer' }),
  receipt: msg({ message: 'Receipt', comment: 'Number of the paper about a payment' }),
  'booking-cancelled': msg({ message: 'Booking cancelled', comment: 'A message to a customer' }),
  'cancellation-asked': msg({ message: 'Cancellation under way', comment: 'A message to a customer' }),
  'cancellation-undone': msg({ message: 'Cancellation without effect', comment: 'A message to a customer' }),
  'board-cancellation-asked': msg({ message: 'Board being cancelled', comment: 'A message to a customer' }),
  'boards-cancelled': msg({ message: 'Boards cancelled', comment: 'A message to a customer' }),
  'board-cancellation-undone': msg({ message: 'Board not cancelled after all', comment: 'A message to a customer' }),
  refunded: msg({ message: 'Money given back', comment: 'A message to a customer' }),
  'refund-needs-account': msg({ message: 'Account needed for a refund', comment: 'A message to a customer' }),
  'payment-too-late': msg({ message: 'Payment came too late', comment: 'A message to a customer' }),
  'late-warning': msg({ message: 'Warning after a late return', comment: 'A message to a customer' }),
  'overtime-charged': msg({ message: 'Overtime charged', comment: 'A message to a customer' }),
  'overtime-answered': msg({ message: 'Answer to your objection', comment: 'A message to a customer' }),
  'debt-due': msg({ message: 'Open invoice', comment: 'A message to a customer' }),
  'debt-reminder': msg({ message: 'Reminder of an open payment', comment: 'A message to a customer' }),
  'debt-doubled': msg({ message: 'Unpaid overtime doubled', comment: 'A message to a customer' }),
  'claim-made': msg({ message: 'Damage claim', comment: 'A message to a customer' }),
  'claim-charged': msg({ message: 'Damage claim paid', comment: 'A message to a customer' }),
  'claim-decided': msg({ message: 'Decision about a damage claim', comment: 'A message to a customer' }),
  'review-request': msg({ message: 'Invitation to a review', comment: 'Switch in the settings' }),
};

export const noticeStateWords: Record<NoticeState, MessageDescriptor> = {
  queued: msg({ message: 'On its way', comment: 'State of a payment' }),
  sent: msg({ message: 'Sent', comment: 'When a message was sent' }),
  failed: msg({ message: 'Failed', comment: 'State of a payment or message' }),
  dropped: msg({ message: 'Not sent, it was no longer needed', comment: 'State of a message' }),
};
