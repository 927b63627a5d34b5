import { z } from 'zod';
import { Cents, Id, LockerNumber, Moment } from '../fields.ts';
import { ClaimStatus, ItemKind, ProblemKind, Remedy } from '../states.ts';

/** Troubles with a rental: reports by renters, and claims against them. */

/** One missing or broken thing, and the sum asked for it. */
export const ClaimedItem = z.object({
  /** Null once staff have deleted it. */
  itemId: Id.nullable(),
  kind: ItemKind,
  name: z.string(),
  amountInCents: Cents,
});
export type ClaimedItem = z.infer<typeof ClaimedItem>;

/** Money asked for missing or broken things. */
export const AskedMoney = z.object({
  id: Id,
  bookingId: Id,
  status: ClaimStatus,
  items: z.array(ClaimedItem),
  /** The total. An admin may ask for less than the sum of the things. */
  amountInCents: Cents,
  note: z.string(),
  photoUrls: z.array(z.string()),
  /** Set if there is no picture. */
  whyNoPhoto: z.string().nullable(),
  /** The renter's words, and when they came. */
  answer: z.string().nullable(),
  answeredAt: Moment.nullable(),
  /** If there is no answer by then, the saved card is charged; null where it's charged only if the renter agrees. */
  answerBy: Moment.nullable(),
  /** The admin's reason. */
  decisionReason: z.string().nullable(),
});
/** For the renter, once an admin has approved it. */
export const OwnClaim = AskedMoney.extend({
  stationName: z.string(),
  timeZone: z.string(),
  rentalStart: Moment,
  canAnswer: z.boolean(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

/** A renter's report about a locker or its contents. */
export const Problem = z.object({
  id: Id,
  bookingId: Id,
  sessionId: Id,
  lockerNumber: LockerNumber.nullable(),
  what: ProblemKind,
  words: z.string(),
  photoUrls: z.array(z.string()),
  reportedFrom: z.enum(['web', 'screen']),
  happenedAt: Moment,
  remedy: Remedy.nullable(),
  /** Remedies that the renter can choose right now. */
  offers: z.array(Remedy),
  /** Staff look first: the renter took money back too often lately, or has opened no door with a code or a paddle. */
  waitsForStaff: z.boolean(),
  /**
   * Another locker was chosen. `waiting` has no code until the first board is back or staff agreed, and is kept until
   * then; `ready` can be collected; `over` was given up.
   */
  replacement: z.object({ state: z.enum(['waiting', 'ready', 'collected', 'over']), keptUntil: Moment }).nullable(),
  /** The money was chosen: the refund, and until when a board that is out has to be back for all of it. */
  moneyBack: z.object({ isOut: z.boolean(), isWhole: z.boolean(), refundInCents: Cents, returnBy: Moment }).nullable(),
  /** When staff dealt with it. */
  resolvedAt: Moment.nullable(),
});
export type Problem = z.infer<typeof Problem>;
