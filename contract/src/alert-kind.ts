import { z } from 'zod';

/** Everything that may need a person. What staff read is worded by kind, so a new kind needs its words. */
export const AlertKind = z.enum([
  // Of a station's program and hardware.
  'station-silent',
  'station-clock-off',
  'station-fault',
  'keypad-guarded',
  'staff-pin-guessed',
  'door-jammed',
  'locker-disabled',
  'door-left-open',
  // Of its journal.
  'event-parked',
  'event-time-doubted',
  'journal-gap',
  // Of a rental.
  'board-not-ready',
  'door-code-lost',
  'never-returned',
  // Somebody may be in danger on the water.
  'not-back',
  'nobody-to-call',
  'return-in-question',
  'item-missing',
  'rental-closed-by-next',
  'start-beats-cancellation',
  // A renter has reported something; the second must be looked at before anybody else opens that locker.
  'problem-reported',
  'problem-unsafe',
  // And waits at the station for somebody to agree to a second board.
  'replacement-asked',
  // Of money.
  'hold-stuck',
  'refund-failed',
  'withdrawn-refund-sent',
  'payment-disputed',
  'refund-outside',
  'fraud-warning',
  'books-differ',
  'transfer-due',
  // Of a station in Spain whose documents nobody registers with the tax office.
  'receipts-unreported',
  // For admins: somebody says that overtime was charged wrongly, and it waits for an answer.
  'overtime-objected',
  // For admins: staff ask for compensation, or a renter says that it is wrong.
  'claim-proposed',
  'claim-contested',
  // And something is found again that a renter has paid for.
  'claim-found',
  // Of a person; for admins, because it belongs to no station.
  'late-twice',
  // Of everybody's sign-in; for admins.
  'sign-in-flood',
  // Of all SMS of a day; for admins.
  'sms-flood',
  // Of what we depend on; for admins.
  'mail-silent',
  'payments-silent',
  'sms-silent',
  // This database comes from a backup, and nobody has released it yet.
  'restored',
]);
export type AlertKind = z.infer<typeof AlertKind>;

/** About somebody on the water: a life comes before a board, however much newer the board's trouble is. */
export const urgentAlertKinds: readonly AlertKind[] = ['not-back', 'problem-unsafe'];
