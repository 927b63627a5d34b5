import { z } from 'zod';
import { locales } from './languages.ts';

/** Every closed list of words that travels between programs or is stored. The transitions are in `rules/`. */

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

/** In its locker, ready to replace another, being repaired, or gone for good. */
export const ItemPlace = z.enum(['locker', 'spare', 'workshop', 'retired']);
export type ItemPlace = z.infer<typeof ItemPlace>;

/** Entries in a thing's history. The first four follow from what staff do elsewhere. */
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

/** The board's tag wasn't seen, or the station couldn't take the board. */
export const QuestionedBecause = z.enum(['tag-unseen', 'cannot-return']);
export type QuestionedBecause = z.infer<typeof QuestionedBecause>;

export const ItemKind = z.enum(['board', 'paddle', 'vest', 'other']);
export type ItemKind = z.infer<typeof ItemKind>;

/** A locker must hold all of these before anybody gets it. */
export const KitKind = ItemKind.extract(['board', 'paddle', 'vest']);
export type KitKind = z.infer<typeof KitKind>;

/** Each is the code of a refusal, too. */
export const ReasonNotToOpen = z.enum(['no-boards-seen', 'door-open', 'nobody-reachable']);
export type ReasonNotToOpen = z.infer<typeof ReasonNotToOpen>;

/** Only the station's own staff see a `hidden` one. */
export const StationStatus = z.enum(['active', 'disabled', 'hidden']);
export type StationStatus = z.infer<typeof StationStatus>;

export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

/**
 * `active` may sign in and book; `deactivated` asked for deletion and may return for 30 days; `suspended` by an admin
 * may sign in, see and pay, but not book; `banned` was shut out by an admin. Signing in lifts neither of these two.
 * `removed` keeps accounting rows only.
 */
export const AccountStatus = z.enum(['active', 'deactivated', 'suspended', 'banned', 'removed']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const OvertimeBilling = z.enum(['full-hours', 'begun-hours']);
export type OvertimeBilling = z.infer<typeof OvertimeBilling>;

/** An admin's answer to an objection. */
export const OvertimeAnswer = z.enum(['kept', 'dropped']);
export type OvertimeAnswer = z.infer<typeof OvertimeAnswer>;

/**
 * `charging`: the saved card is being asked; `owed`: it didn't pay, and a debt is due; `objected`: everything waits for
 * an answer; `dropped`: we no longer ask for anything.
 */
export const OvertimeState = z.enum(['charging', 'charged', 'owed', 'objected', 'dropped']);
export type OvertimeState = z.infer<typeof OvertimeState>;

/** `open`: not paid yet; `lapsed`: never paid; `revoked`: ended by us; `withdrawn`: taken back by law. */
export const PassStatus = z.enum(['open', 'lapsed', 'active', 'ended', 'revoked', 'withdrawn']);
export type PassStatus = z.infer<typeof PassStatus>;

export const GiftCardStatus = z.enum(['open', 'lapsed', 'active', 'revoked', 'withdrawn']);
export type GiftCardStatus = z.infer<typeof GiftCardStatus>;

/** `dispute`: the bank took the money back at its cardholder's wish; `dispute-return`: we got it again. */
export const LedgerKind = z.enum(['charge', 'refund', 'dispute', 'dispute-return']);
export type LedgerKind = z.infer<typeof LedgerKind>;

/** `pending`: the provider hasn't confirmed or refused yet. */
export const LedgerState = z.enum(['pending', 'succeeded', 'failed']);
export type LedgerState = z.infer<typeof LedgerState>;

export const ChargePurpose = z.enum([
  'rental',
  'overtime',
  'extension',
  'compensation',
  // A pass hour that was cancelled too late, or not used.
  'late-cancellation',
  'pass',
  'gift-card',
  // Disputed money that is paid again. In a ledger row of kind `dispute`: the taking back itself.
  'dispute',
]);
export type ChargePurpose = z.infer<typeof ChargePurpose>;

export const DebtStatus = z.enum(['due', 'paid', 'forgiven']);
export type DebtStatus = z.infer<typeof DebtStatus>;

/** An unpaid extension is no extension, so it's never owed. */
export const DebtReason = ChargePurpose.extract(['overtime', 'compensation', 'late-cancellation', 'dispute']);
export type DebtReason = z.infer<typeof DebtReason>;

export const RefundPurpose = z.enum([
  'cancellation',
  'operator-fault',
  'lost-hold',
  'goodwill',
  'withdrawal',
  // The charge turned out not to be owed: an objection was right, or the missing thing was found.
  'objection',
  // We ended a pass, and pay for its unused days.
  'pass-ended',
  // Made by hand in the payment provider's dashboard.
  'made-at-provider',
]);
export type RefundPurpose = z.infer<typeof RefundPurpose>;

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

/** For money that has moved. A receipt may be exchanged for an invoice to a company. */
export const ReceiptKind = z.enum(['receipt', 'credit-note', 'invoice']);
export type ReceiptKind = z.infer<typeof ReceiptKind>;

/** `bank`: transferred by hand. */
export const Means = z.enum(['card', 'gift-card', 'bank']);
export type Means = z.infer<typeof Means>;

export const DisputeStatus = z.enum(['open', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

export const BankRefundStatus = z.enum(['account-needed', 'account-given', 'paid']);
export type BankRefundStatus = z.infer<typeof BankRefundStatus>;

/**
 * An owner or admin drafts and proposes, an admin approves, the customer may contest for 7 days. Then the saved card is
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

/** Offered for a problem in the first minutes. */
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

/** A deletion waits for these (docs/product.md, Deletion). */
export const DeletionObstacle = z.enum(['coming-rental', 'live-rental', 'debt', 'claim', 'refund', 'dispute']);
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

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

/** Stored with the version of the text. */
export const ConsentKind = z.enum([
  'terms',
  'privacy',
  'saved-card',
  // The payer's own wish: the payment page may offer the card again next time.
  'card-offered-again',
  'age',
  'safety',
  'news',
  'review-requests',
  // A pass starts within the withdrawal period, so hours used before a withdrawal are paid for.
  'pass-at-once',
]);
export type ConsentKind = z.infer<typeof ConsentKind>;

export const WarningReason = z.enum(['late-return']);
export type WarningReason = z.infer<typeof WarningReason>;
