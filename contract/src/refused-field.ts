import type { RefusalCode } from './refusals.ts';

/** The field of a call's input that a refusal is about, where it is about one: its words go beside that field of a form. */
const refusalFields: Record<RefusalCode, string | null> = {
  // Requests.
  malformed: null,
  unreadable: null,
  'not-signed-in': null,
  'foreign-origin': null,
  'not-allowed': null,
  'fresh-sign-in-needed': null,
  'not-found': null,
  'state-moved-on': null,
  'somebody-else-signed-in': null,
  'too-large': null,
  'unsupported-type': null,
  'too-many-requests': null,
  internal: null,
  restarting: null,

  // Signing in.
  'address-refused': 'email',
  'code-not-sent': null,
  'too-many-codes': null,
  'too-many-tries': null,
  'wrong-password': 'password',
  'weak-password': 'newPassword',
  'account-banned': null,
  'account-deactivated': null,
  'account-suspended': null,
  'email-taken': 'email',
  'provider-unavailable': null,

  // Booking.
  'terms-not-accepted': 'acceptedTermsAndConditions',
  'terms-changed': 'acceptedTermsAndConditions',
  'phone-invalid': 'phone',
  'wrong-time-zone': null,
  'station-closed': null,
  'station-unreachable': 'start',
  'start-in-the-past': 'start',
  'too-far-ahead': 'start',
  'outside-opening-hours': 'start',
  'too-short': 'end',
  'too-long': 'end',
  'closing-soon': 'start',
  'too-many-boards': 'count',
  'no-boards-left': 'start',
  'too-many-holds': null,
  'debt-unpaid': null,
  'payment-declined': null,
  'payment-unavailable': null,
  'not-cancellable': null,
  'not-extendable': null,
  'already-extended': null,
  'not-collected': null,
  'not-returned': null,
  'too-early-to-open': null,
  'rental-over': null,
  'already-paid': null,
  'signature-invalid': null,

  // Passes, gift cards, people.
  'gift-card-unknown': 'giftCardCode',
  'gift-card-empty': 'giftCardCode',
  'pass-held-already': null,
  'pass-too-far-ahead': 'start',
  'last-admin': null,
  'card-needed': null,
  'review-not-earned': null,
  'review-written-already': null,
  'own-account': null,

  // Running stations.
  'station-id-taken': 'id',
  'station-data-invalid': 'metadata',
  'station-in-use': null,
  'locker-in-use': null,
  'door-code-taken': 'code',
  'no-door-code-left': null,
  'tag-taken': 'rfid',
  'session-overlaps': 'start',
  'move-not-allowed': 'lockerNumber',
  'webhook-url-refused': 'webhookUrl',
  'no-webhook-url': null,
  'webhook-token-invalid': null,
  'exec-switched-off': null,
  'station-fault': null,
};

/** A server that is newer than the page may know further codes. */
export const refusedField = (code: string | undefined): string | null =>
  code !== undefined && Object.hasOwn(refusalFields, code) ? refusalFields[code as RefusalCode] : null;
