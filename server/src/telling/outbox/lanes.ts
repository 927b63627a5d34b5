import type { AccountMailKind, NoticeKind, OutboxKind, PurchaseMailKind } from '@laine/contract/notice-kind.ts';
import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** With the runner's doubling delays the last attempt comes about eight hours after the first. */
const sends = { payload: z.object({ noticeId: z.string() }), maxAttempts: 20 };

/** Each has workers of its own: a mail server that is slow with receipts delays no door code, and no danger. */
export const lanes = {
  danger: defineJob({ name: 'send-danger', ...sends }),
  /** Whatever somebody at the beach waits for. */
  codes: defineJob({ name: 'send-codes', ...sends }),
  money: defineJob({ name: 'send-money', ...sends }),
  rest: defineJob({ name: 'send-rest', ...sends }),
};
export type Lane = keyof typeof lanes;

/** Of version 0.2, which had one lane. */
export const sendNoticeJob = defineJob({ name: 'send-notice', ...sends });

/** Every kind with its lane, by the domain that writes it. */
const kinds = {
  rental: {
    'not-back': 'danger',
    'board-not-found': 'danger',
    broadcast: 'danger',
    'booking-confirmed': 'codes',
    'booking-changed': 'codes',
    'board-not-ready': 'codes',
    reminder: 'codes',
    'ending-soon': 'codes',
    'extension-link': 'codes',
    'hour-added': 'codes',
    'time-is-up': 'codes',
    'door-left-open': 'codes',
    'cancellation-undone': 'codes',
    'board-cancellation-undone': 'codes',
    receipt: 'money',
    refunded: 'money',
    'refund-needs-account': 'money',
    'payment-too-late': 'money',
    'overtime-charged': 'money',
    'overtime-answered': 'money',
    'debt-due': 'money',
    'debt-reminder': 'money',
    'debt-doubled': 'money',
    'claim-made': 'money',
    'claim-charged': 'money',
    'claim-decided': 'money',
    'cancellation-asked': 'rest',
    'booking-cancelled': 'rest',
    'board-cancellation-asked': 'rest',
    'boards-cancelled': 'rest',
    'late-warning': 'rest',
    'review-request': 'rest',
  } satisfies Record<NoticeKind, Lane>,
  account: {
    'bank-account-needed': 'money',
    'refund-transferred': 'money',
    'gift-card-part-back': 'money',
    'dispute-lost': 'money',
    'deletion-begun': 'rest',
    'deletion-taken-back': 'rest',
    restricted: 'rest',
    'restriction-lifted': 'rest',
    'account-unused': 'rest',
    'new-device': 'rest',
    'credentials-changed': 'rest',
  } satisfies Record<AccountMailKind, Lane>,
  purchase: {
    voucher: 'money',
    'gift-card-bought': 'money',
    'gift-card-withdrawn': 'money',
    'pass-bought': 'money',
    'pass-withdrawn': 'money',
    'pass-ended': 'money',
    'pass-too-late': 'money',
  } satisfies Record<PurchaseMailKind, Lane>,
  owner: { 'owner-welcome': 'rest' },
  alert: { 'alert-at-once': 'danger', 'alert-by-day': 'codes', 'alert-digest': 'rest' },
  callOut: { 'call-out': 'danger' },
  openingWish: { 'station-open': 'rest' },
} satisfies Record<string, Partial<Record<OutboxKind, Lane>>>;

export type Author = keyof typeof kinds;
export type KindOf<Each extends Author> = keyof (typeof kinds)[Each];

const laneOf: Record<OutboxKind, Lane> = {
  ...kinds.rental,
  ...kinds.account,
  ...kinds.purchase,
  ...kinds.owner,
  ...kinds.alert,
  ...kinds.callOut,
  ...kinds.openingWish,
};

export const jobOf = (kind: OutboxKind) => lanes[laneOf[kind]];

/** Undefined for a kind of a newer version. */
export const authorOf = (kind: OutboxKind): Author | undefined =>
  (Object.keys(kinds) as Author[]).find((author) => Object.hasOwn(kinds[author], kind));
