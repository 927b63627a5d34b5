import { z } from 'zod';

/** Every closed list of words that travels between programs or is stored. Transitions between them live in `rules/`. */

export const locales = ['es', 'et', 'en', 'ru', 'fr'] as const;
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

export const BookingStatus = z.enum(['open', 'complete', 'expired']);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const SessionStatus = z.enum(['created', 'started', 'finished', 'cancelled']);
export type SessionStatus = z.infer<typeof SessionStatus>;

export const LockerStatus = z.enum(['free', 'rented', 'disabled']);
export type LockerStatus = z.infer<typeof LockerStatus>;

export const ItemStatus = z.enum(['found', 'not-found']);
export type ItemStatus = z.infer<typeof ItemStatus>;

/** Where a thing is kept: in the locker it belongs to, ready to take another's place, being repaired, or gone for good. */
export const ItemPlace = z.enum(['locker', 'spare', 'workshop', 'retired']);
export type ItemPlace = z.infer<typeof ItemPlace>;

/** What is written down about a thing. The first four follow from what staff do elsewhere. */
export const ItemAct = z.enum([
  'created',
  'changed',
  'placed',
  'seen',
  'cleaned',
  'serviced',
  'service-undone',
  'damaged',
  'noted',
]);
export type ItemAct = z.infer<typeof ItemAct>;

/** Why it is in question whether a board is back: its tag was not seen, or the station could not take it. */
export const QuestionedBecause = z.enum(['tag-unseen', 'cannot-return']);
export type QuestionedBecause = z.infer<typeof QuestionedBecause>;

export const ItemKind = z.enum(['board', 'paddle', 'vest', 'other']);
export type ItemKind = z.infer<typeof ItemKind>;

/** What a locker must hold before it is given to anybody. */
export const KitKind = ItemKind.extract(['board', 'paddle', 'vest']);
export type KitKind = z.infer<typeof KitKind>;

/** Why a station cannot be opened for bookings yet; each is the code of the refusal, too. */
export const ReasonNotToOpen = z.enum(['no-boards-seen', 'door-open', 'nobody-reachable']);
export type ReasonNotToOpen = z.infer<typeof ReasonNotToOpen>;

/** `hidden` is seen by the station's own staff only. */
export const StationStatus = z.enum(['active', 'disabled', 'hidden']);
export type StationStatus = z.infer<typeof StationStatus>;

export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

/**
 * `active` may sign in and book; `deactivated` asked for deletion and may return for 30 days; `suspended` by an admin may
 * sign in, see and pay, but not book; `banned` was shut out by an admin. Signing in lifts neither of these two.
 * `removed` keeps accounting rows only.
 */
export const AccountStatus = z.enum(['active', 'deactivated', 'suspended', 'banned', 'removed']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const OvertimeBilling = z.enum(['full-hours', 'begun-hours']);
export type OvertimeBilling = z.infer<typeof OvertimeBilling>;

/** What an admin says to an objection against overtime. */
export const OvertimeAnswer = z.enum(['kept', 'dropped']);
export type OvertimeAnswer = z.infer<typeof OvertimeAnswer>;

/**
 * `charging`: the saved card is being asked; `owed`: it did not pay, and a debt is due; `objected`: everything waits for
 * an answer; `dropped`: nothing is asked for any more.
 */
export const OvertimeState = z.enum(['charging', 'charged', 'owed', 'objected', 'dropped']);
export type OvertimeState = z.infer<typeof OvertimeState>;

/** `open`: not paid yet; `lapsed`: never paid; `revoked`: ended by us; `withdrawn`: taken back by law. */
export const PassStatus = z.enum(['open', 'lapsed', 'active', 'ended', 'revoked', 'withdrawn']);
export type PassStatus = z.infer<typeof PassStatus>;

export const GiftCardStatus = z.enum(['open', 'lapsed', 'active', 'revoked', 'withdrawn']);
export type GiftCardStatus = z.infer<typeof GiftCardStatus>;

/** `dispute`: the bank took it back at its cardholder's wish; `dispute-return`: and gave it to us again. */
export const LedgerKind = z.enum(['charge', 'refund', 'dispute', 'dispute-return']);
export type LedgerKind = z.infer<typeof LedgerKind>;

/** `pending`: the provider has not said yet. */
export const LedgerState = z.enum(['pending', 'succeeded', 'failed']);
export type LedgerState = z.infer<typeof LedgerState>;

/** What is charged for. */
export const ChargePurpose = z.enum([
  'rental',
  'overtime',
  'extension',
  'compensation',
  // An hour of a pass that was given up too late, or not used.
  'late-cancellation',
  'pass',
  'gift-card',
  // What a bank took back in a dispute and is paid again; of a ledger's row of that kind, the taking itself.
  'dispute',
]);
export type ChargePurpose = z.infer<typeof ChargePurpose>;

export const DebtStatus = z.enum(['due', 'paid', 'forgiven']);
export type DebtStatus = z.infer<typeof DebtStatus>;

/** An extension that is not paid is no extension, so it is never owed. */
export const DebtReason = ChargePurpose.extract(['overtime', 'compensation', 'late-cancellation', 'dispute']);
export type DebtReason = z.infer<typeof DebtReason>;

/** Why money goes back. */
export const RefundPurpose = z.enum([
  'cancellation',
  'operator-fault',
  'lost-hold',
  'goodwill',
  'withdrawal',
  // What was charged turned out not to be owed: an objection was right, or what was missing is found.
  'objection',
  // We ended a pass: its unused days.
  'pass-ended',
  // By hand in the payment provider's own dashboard.
  'made-at-provider',
]);
export type RefundPurpose = z.infer<typeof RefundPurpose>;

/** Why staff give something of their own accord. */
export const GoodwillReason = z.enum([
  'equipment-trouble',
  'door-trouble',
  'late-start',
  'weather',
  'wrong-charge',
  'poor-service',
  'other',
]);
export type GoodwillReason = z.infer<typeof GoodwillReason>;

export const LedgerPurpose = z.enum([...ChargePurpose.options, ...RefundPurpose.options]);
export type LedgerPurpose = z.infer<typeof LedgerPurpose>;

/** What is issued for money that has moved. A receipt may be exchanged for an invoice to a company. */
export const ReceiptKind = z.enum(['receipt', 'credit-note', 'invoice']);
export type ReceiptKind = z.infer<typeof ReceiptKind>;

/** Where money comes from or goes to. `bank`: transferred by hand. */
export const Means = z.enum(['card', 'gift-card', 'bank']);
export type Means = z.infer<typeof Means>;

export const DisputeStatus = z.enum(['open', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

/** Of a refund by bank transfer. */
export const BankRefundStatus = z.enum(['account-needed', 'account-given', 'paid']);
export type BankRefundStatus = z.infer<typeof BankRefundStatus>;

/**
 * An owner or admin drafts and proposes, an admin approves, the customer may contest for 7 days; then the saved card is
 * asked (`charging`) and has paid (`charged`) or not (`owed`, a debt).
 */
export const ClaimStatus = z.enum([
  'draft',
  'proposed',
  'approved',
  'contested',
  'charging',
  'charged',
  'owed',
  'dropped',
]);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** What a renter may report. */
export const ProblemKind = z.enum([
  'damaged-board',
  'damaged-paddle',
  'damaged-vest',
  'missing-item',
  'door-does-not-open',
  'door-does-not-close',
  'cannot-return',
  'board-not-recognised',
  'unsafe',
  'dirty',
  'other',
]);
export type ProblemKind = z.infer<typeof ProblemKind>;

/** What is offered for a problem in the first minutes. */
export const Remedy = z.enum(['another-locker', 'money-back']);
export type Remedy = z.infer<typeof Remedy>;

export const NoticeChannel = z.enum(['email', 'sms']);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

export const NoticeState = z.enum(['queued', 'sent', 'failed', 'dropped']);
export type NoticeState = z.infer<typeof NoticeState>;

/** The only reasons for which staff may refuse to publish a review. */
export const ReviewRefusal = z.enum(['insulting', 'personal-data', 'advertising', 'not-about-the-rental', 'unlawful']);
export type ReviewRefusal = z.infer<typeof ReviewRefusal>;

export const ReviewStatus = z.enum(['waiting', 'published', 'refused']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** What a deletion waits for (docs/product.md, Deletion). */
export const DeletionObstacle = z.enum(['coming-rental', 'live-rental', 'debt', 'claim', 'refund', 'dispute']);
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

/** Why a login ended before its time was over. */
export const LoginEnd = z.enum([
  'signed-out',
  'ended-elsewhere',
  'signed-in-again',
  'password-changed',
  'role-changed',
  'restricted',
  'deleted',
  // By the command on the server.
  'recovered',
]);
export type LoginEnd = z.infer<typeof LoginEnd>;

export const LoginMethod = z.enum(['email', 'google', 'facebook', 'password', 'passkey', 'recovery-code']);
export type LoginMethod = z.infer<typeof LoginMethod>;

/** What a person agrees to, with the version of its words. */
export const ConsentKind = z.enum([
  'terms',
  'privacy',
  'saved-card',
  // The payment page may show the card again the next time: the payer's own wish.
  'card-offered-again',
  'age',
  'safety',
  'news',
  'review-requests',
  // A pass starts within the withdrawal time, so that hours used before a withdrawal are paid.
  'pass-at-once',
]);
export type ConsentKind = z.infer<typeof ConsentKind>;

export const WarningReason = z.enum(['late-return']);
export type WarningReason = z.infer<typeof WarningReason>;
