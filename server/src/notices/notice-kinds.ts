import type { NoticeChannel } from '@laine/contract/states.ts';

/** Everything a booking has us tell its customer, and by which way. */
export type NoticeKind =
  | 'booking-confirmed'
  | 'reminder'
  | 'ending-soon'
  | 'board-not-ready'
  | 'receipt'
  | 'booking-cancelled'
  | 'refunded'
  | 'payment-too-late';

/** What matters on the beach goes to the phone, what is kept goes to the mailbox, what must not be missed to both. */
export const channelsOf: Record<NoticeKind, NoticeChannel[]> = {
  'booking-confirmed': ['sms', 'email'],
  reminder: ['sms'],
  'ending-soon': ['sms'],
  'board-not-ready': ['sms', 'email'],
  receipt: ['email'],
  'booking-cancelled': ['sms', 'email'],
  refunded: ['email'],
  'payment-too-late': ['sms', 'email'],
};

export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(channelsOf, text);
