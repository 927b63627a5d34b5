import { z } from 'zod';
import type { AlertPace } from './alert-urgency.ts';
import type { NoticeChannel } from './states.ts';

/**
 * Every message to the customer of a booking, with its channels. Things needed on the beach go to the phone, things to
 * keep go to the mailbox, things that must not be missed go to both.
 */
export const noticeChannels = {
  'booking-confirmed': ['sms', 'email'],
  // Staff changed times, lockers, codes or boards, or took a ticket back.
  'booking-changed': ['sms', 'email'],
  reminder: ['sms'],
  'ending-soon': ['sms'],
  'extension-link': ['sms'],
  // The card paid for one more hour when nobody was waiting for it any more.
  'hour-added': ['sms'],
  'time-is-up': ['sms'],
  'door-left-open': ['sms'],
  // Somebody may be in danger on the water.
  'not-back': ['sms'],
  // The renter said that the board was back. Staff found nothing, so the clock runs on.
  'board-not-found': ['sms'],
  'board-not-ready': ['sms', 'email'],
  // Storm, algae: from staff to everybody who is out or coming at a station.
  broadcast: ['sms', 'email'],
  receipt: ['email'],
  // The station hasn't confirmed it yet, so nothing is certain.
  'cancellation-asked': ['sms', 'email'],
  'booking-cancelled': ['sms', 'email'],
  // The board was collected before the station heard of the cancellation.
  'cancellation-undone': ['sms', 'email'],
  // Some boards of a booking that otherwise goes on.
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

/** The kinds that use a channel, so that its table of texts has to be complete. */
export type NoticeKindBy<Channel extends NoticeChannel> = {
  [Kind in NoticeKind]: Channel extends (typeof noticeChannels)[Kind][number] ? Kind : never;
}[NoticeKind];

export const isSentBy = <Channel extends NoticeChannel>(
  channel: Channel,
  kind: NoticeKind,
): kind is NoticeKindBy<Channel> => (noticeChannels[kind] as readonly NoticeChannel[]).includes(channel);

/** Mails about the account itself, without a booking. */
export const AccountMailKind = z.enum([
  'deletion-begun',
  'deletion-taken-back',
  'restricted',
  'restriction-lifted',
  'account-unused',
  /** For passes and gift cards. A booking's refund is announced with the booking. */
  'bank-account-needed',
  'refund-transferred',
  /** To a buyer who withdrew from a gift card: money that it had paid elsewhere has come back since. */
  'gift-card-part-back',
  /** The bank took back the payment for a pass or gift card that was partly used. */
  'dispute-lost',
  'new-device',
  'credentials-changed',
]);
export type AccountMailKind = z.infer<typeof AccountMailKind>;

/** Mails about a gift card or a pass. */
export type PurchaseMailKind =
  | 'voucher'
  | 'gift-card-bought'
  | 'gift-card-withdrawn'
  | 'pass-bought'
  | 'pass-withdrawn'
  | 'pass-ended'
  | 'pass-too-late';

/** Everything that is sent to somebody; sign-in codes and tests are answered with what became of them. */
export type OutboxKind =
  | NoticeKind
  | AccountMailKind
  | PurchaseMailKind
  | 'owner-welcome'
  | `alert-${AlertPace}`
  | 'call-out'
  | 'station-open';
