import { z } from 'zod';

/** Everything that may need a person. Staff texts are keyed by kind, so a new kind needs its words. */
export const AlertKind = z.enum([
  // Station program and hardware.
  'station-silent',
  'station-clock-off',
  'station-fault',
  'keypad-guarded',
  'staff-pin-guessed',
  'door-jammed',
  'locker-disabled',
  'door-left-open',
  // Station journal.
  'event-parked',
  'event-time-doubted',
  'journal-gap',
  // Rentals.
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
  // A renter reported something. With the second, staff must look before anybody else opens that locker.
  'problem-reported',
  'problem-unsafe',
  // The renter waits at the station for staff to agree to a second board.
  'replacement-asked',
  // Money.
  'hold-stuck',
  'refund-failed',
  'withdrawn-refund-sent',
  'payment-disputed',
  'refund-outside',
  'fraud-warning',
  'books-differ',
  'transfer-due',
  // Nobody registers the documents of this station in Spain with the tax office.
  'receipts-unreported',
  // For admins: somebody objects to overtime and waits for an answer.
  'overtime-objected',
  // For admins: staff ask for compensation, or a renter contests it.
  'claim-proposed',
  'claim-contested',
  // A thing that a renter has paid for was found.
  'claim-found',
  // About a person; for admins, because it belongs to no station.
  'late-twice',
  // About everybody's sign-in; for admins.
  'sign-in-flood',
  // About all SMS of a day; for admins.
  'sms-flood',
  // About services that we depend on; for admins.
  'mail-silent',
  'payments-silent',
  'sms-silent',
  // This database comes from a backup that nobody has released yet.
  'restored',
]);
export type AlertKind = z.infer<typeof AlertKind>;

/** People on the water come first: a life outranks a board, however recent the board's trouble is. */
export const urgentAlertKinds: readonly AlertKind[] = ['not-back', 'problem-unsafe'];
