import { z } from 'zod';
import type { AlertKind } from './alert-kind.ts';

/**
 * How soon an alert reaches the people of its station (docs/product.md, Alerts). `call-out`: we call one person after
 * the other until one takes it, and send nothing else. `safety`: at once, at any hour. `urgent`: within a minute,
 * outside quiet hours. `when-awaited`: urgent if a renter comes before the next digest, otherwise ordinary. `ordinary`:
 * in the digest.
 */
export type AlertUrgency = 'call-out' | 'safety' | 'urgent' | 'when-awaited' | 'ordinary';

export const alertUrgency = {
  'station-silent': 'when-awaited',
  'station-clock-off': 'ordinary',
  'station-fault': 'when-awaited',
  'keypad-guarded': 'urgent',
  'staff-pin-guessed': 'urgent',
  'door-jammed': 'when-awaited',
  'locker-disabled': 'ordinary',
  'door-left-open': 'urgent',
  'event-parked': 'ordinary',
  'event-time-doubted': 'ordinary',
  'journal-gap': 'ordinary',
  'board-not-ready': 'urgent',
  'door-code-lost': 'ordinary',
  'never-returned': 'ordinary',
  'not-back': 'call-out',
  'nobody-to-call': 'ordinary',
  'return-in-question': 'ordinary',
  'item-missing': 'ordinary',
  'rental-closed-by-next': 'ordinary',
  'start-beats-cancellation': 'ordinary',
  'problem-reported': 'ordinary',
  'problem-unsafe': 'safety',
  'replacement-asked': 'urgent',
  'hold-stuck': 'ordinary',
  'refund-failed': 'ordinary',
  'withdrawn-refund-sent': 'ordinary',
  'payment-disputed': 'ordinary',
  'refund-outside': 'ordinary',
  'fraud-warning': 'ordinary',
  'books-differ': 'ordinary',
  'transfer-due': 'ordinary',
  'receipts-unreported': 'ordinary',
  'overtime-objected': 'ordinary',
  'claim-proposed': 'ordinary',
  'claim-contested': 'ordinary',
  'claim-found': 'ordinary',
  'late-twice': 'ordinary',
  'sign-in-flood': 'ordinary',
  'sms-flood': 'ordinary',
  'mail-silent': 'urgent',
  'payments-silent': 'urgent',
  'sms-silent': 'urgent',
  restored: 'ordinary',
} as const satisfies Record<AlertKind, AlertUrgency>;

/** The kinds that may go out by SMS: each has a text of its own that fits into one. */
export type SmsAlertKind = {
  [Kind in AlertKind]: (typeof alertUrgency)[Kind] extends 'safety' | 'urgent' | 'when-awaited' ? Kind : never;
}[AlertKind];

/** `at-once` ignores quiet hours, `by-day` waits for their end, `digest` waits for the daily mail. */
export const AlertPace = z.enum(['at-once', 'by-day', 'digest']);
export type AlertPace = z.infer<typeof AlertPace>;
