import { z } from 'zod';
import type { NoticeChannel } from './states.ts';

/**
 * Everything a booking has us tell its customer, and by which channels. What matters on the beach goes to the phone, what
 * is kept goes to the mailbox, what must not be missed goes to both.
 */
export const noticeChannels = {
  'booking-confirmed': ['sms', 'email'],
  // Staff changed times, lockers, codes or boards, or a ticket was taken back.
  'booking-changed': ['sms', 'email'],
  reminder: ['sms'],
  'ending-soon': ['sms'],
  'extension-link': ['sms'],
  // The card paid for one more hour when nobody waited for it any more.
  'hour-added': ['sms'],
  'time-is-up': ['sms'],
  'door-left-open': ['sms'],
  // Somebody may be in danger on the water.
  'not-back': ['sms'],
  // Its renter said that it was back. Staff looked, and the clock runs on.
  'board-not-found': ['sms'],
  'board-not-ready': ['sms', 'email'],
  // Storm, algae: staff tell everybody who is out or coming at a station.
  broadcast: ['sms', 'email'],
  receipt: ['email'],
  // The station has not confirmed it yet, so nothing is certain.
  'cancellation-asked': ['sms', 'email'],
  'booking-cancelled': ['sms', 'email'],
  // The board was collected before the station had heard of the cancellation.
  'cancellation-undone': ['sms', 'email'],
  // Some boards of a booking that goes on.
  'board-cancellation-asked': ['sms', 'email'],
  'boards-cancelled': ['sms', 'email'],
  'board-cancellation-undone': ['sms', 'email'],
  refunded: ['email'],
  'refund-needs-account': ['email'],
  'payment-too-late': ['sms', 'email'],
  'late-warning': ['email'],
  'overtime-charged': ['email'],
  'overtime-answered': ['email'],
  'debt-due': ['sms', 'email'],
  'debt-reminder': ['sms', 'email'],
  'debt-doubled': ['email'],
  'claim-made': ['sms', 'email'],
  'claim-charged': ['email'],
  'claim-decided': ['email'],
  'review-request': ['email'],
} as const satisfies Record<string, readonly NoticeChannel[]>;

export const NoticeKind = z.enum(Object.keys(noticeChannels) as (keyof typeof noticeChannels)[]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** The kinds that go out by a channel: a table of texts by these kinds lacks none. */
export type NoticeKindBy<Channel extends NoticeChannel> = {
  [Kind in NoticeKind]: Channel extends (typeof noticeChannels)[Kind][number] ? Kind : never;
}[NoticeKind];

export const isSentBy = <Channel extends NoticeChannel>(
  channel: Channel,
  kind: NoticeKind,
): kind is NoticeKindBy<Channel> => (noticeChannels[kind] as readonly NoticeChannel[]).includes(channel);
