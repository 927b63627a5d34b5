/**
 * Codes and HTTP statuses of every way in which the product declines a wish. The words live in the server's texts, one
 * per code and language; the code itself travels in the `X-Refusal` header so that programs don't have to read words.
 * 409 means "lost a race or the state moved on": asking again may succeed.
 */
export const refusals = {
  // requests
  malformed: 400,
  unreadable: 400,
  'not-signed-in': 401,
  'signed-out-by-ban': 401,
  'foreign-origin': 403,
  'not-allowed': 403,
  'scope-too-small': 403,
  'fresh-sign-in-needed': 403,
  'not-found': 404,
  'state-moved-on': 409,
  'somebody-else-signed-in': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  'picture-unreadable': 400,
  'picture-type': 415,
  'too-many-pictures': 429,
  internal: 500,
  restarting: 503,
  busy: 503,
  maintenance: 503,
  unavailable: 503,

  // signing in
  'address-refused': 400,
  'code-not-sent': 500,
  'too-many-codes': 429,
  'too-many-tries': 429,
  'wrong-password': 401,
  'weak-password': 400,
  'guessable-password': 400,
  'account-banned': 403,
  'account-deactivated': 403,
  'account-suspended': 403,
  'email-taken': 409,
  'provider-unavailable': 400,
  'passkey-refused': 400,
  'passkey-too-late': 409,
  'passkey-known': 409,
  'passkey-needed': 403,
  'too-many-passkeys': 409,
  'last-passkey': 409,
  'wrong-recovery-code': 400,

  // booking
  'rehearsal-only': 403,
  'terms-not-accepted': 400,
  'terms-changed': 409,
  'phone-invalid': 400,
  'wrong-time-zone': 400,
  'station-closed': 400,
  'station-unreachable': 400,
  'start-in-the-past': 400,
  'too-far-ahead': 400,
  'outside-opening-hours': 400,
  'closed-that-day': 400,
  'closed-at-that-time': 409,
  'past-midnight': 400,
  'too-short': 400,
  'too-long': 400,
  'closing-soon': 400,
  'too-many-boards': 400,
  'no-boards-left': 409,
  'too-many-holds': 429,
  'too-many-held-here': 429,
  'debt-unpaid': 402,
  'payment-disputed': 402,
  'payment-declined': 402,
  'payment-unavailable': 500,
  'not-cancellable': 409,
  'refund-too-large': 400,
  'not-extendable': 409,
  'already-extended': 409,
  'extension-past-closing': 409,
  'extension-no-boards': 409,
  'called-ashore': 409,
  'not-collected': 409,
  'not-returned': 409,
  'too-early-to-open': 409,
  'rental-over': 409,
  'ticket-not-found': 404,
  'ticket-taken-back': 410,
  'ticket-cancelled': 410,
  'ticket-board-back': 410,
  'ticket-time-over': 410,
  'ticket-not-shareable': 409,
  'ticket-collected': 409,
  'already-paid': 409,
  'receipt-exchanged': 409,
  'signature-invalid': 400,
  'iban-invalid': 400,

  // passes, gift cards, people
  'gift-card-unknown': 404,
  'voucher-used': 409,
  'voucher-sent-often': 429,
  'gift-card-empty': 400,
  'gift-card-expired': 400,
  'pass-held-already': 409,
  'pass-too-far-ahead': 400,
  'pass-not-valid': 400,
  'pass-in-use': 409,
  'too-many-free-bookings': 429,
  'pass-not-on-sale': 409,
  'pass-stations-closed': 409,
  'pass-starts-too-late': 400,
  'not-withdrawable': 409,
  'last-admin': 409,
  'card-needed': 409,
  'review-not-earned': 403,
  'review-written-already': 409,
  'own-account': 409,

  // problems and claims
  'too-late-to-report': 409,
  'too-many-problems': 429,
  'remedy-not-offered': 409,
  'claim-too-high': 400,
  'claim-too-low': 400,
  'claim-open-already': 409,
  'claim-reported-before': 409,
  'claim-needs-another-admin': 409,
  'claim-needs-photo': 400,
  'claim-waits': 409,

  // running stations
  'station-id-taken': 409,
  'station-data-invalid': 400,
  'price-surprising': 409,
  'price-too-low': 403,
  'zone-surprising': 409,
  'changed-meanwhile': 409,
  'locker-in-use': 409,
  'item-needed': 409,
  'closure-over': 400,
  'search-goes-on': 409,
  'board-not-seen': 409,
  'rescue-time': 400,
  'doors-open': 409,
  'nobody-reachable': 409,
  'station-unattended': 409,
  'wrong-test-code': 400,
  'broadcast-over': 400,
  'broadcast-id-taken': 409,
  'broadcast-names-code': 400,
  'door-code-taken': 409,
  'door-code-guessable': 400,
  'no-door-code-left': 409,
  'tag-taken': 409,
  'tag-taken-at': 409,
  'tag-malformed': 400,
  'reader-sees-otherwise': 409,
  'no-boards-seen': 409,
  'item-not-seen': 409,
  'door-open': 409,
  'session-overlaps': 409,
  'move-not-allowed': 409,
  'cancel-in-booking': 409,
  'goodwill-limit': 409,
  'reason-needed': 400,
  'time-is-paid': 403,
  'end-before-start': 400,
  'end-is-over': 409,
  'no-such-locker': 404,
  'locker-out-of-service': 409,
  'locker-incomplete': 409,
  'own-booking': 409,
  'country-for-admins': 403,
  'webhook-url-refused': 400,
  'no-webhook-url': 400,
  'webhook-token-invalid': 401,
  'webhook-signature-invalid': 401,
  'exec-switched-off': 403,
  'no-tag-seen': 400,
  'station-fault': 400,
} as const satisfies Record<string, 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503>;

export type RefusalCode = keyof typeof refusals;

/** Values for a refusal's text; `minutes` is set wherever it says when to ask again. */
type RefusalValues = Record<string, string | number>;

/** Thrown by use cases to decline a wish. Anything else thrown is our fault and becomes a 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly values: RefusalValues;
  readonly retryAfterInSeconds: number | undefined;

  constructor(code: RefusalCode, values: RefusalValues = {}, retryAfterInSeconds?: number) {
    super(code);
    this.code = code;
    this.values =
      retryAfterInSeconds === undefined ? values : { minutes: Math.ceil(retryAfterInSeconds / 60), ...values };
    this.retryAfterInSeconds = retryAfterInSeconds;
  }

  get status() {
    return refusals[this.code];
  }
}
