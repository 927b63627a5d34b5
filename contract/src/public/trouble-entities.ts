import { z } from 'zod';
import { Cents, Id, LockerNumber, Moment } from '../fields.ts';
import { ClaimStatus, ItemKind, ProblemKind, Remedy } from '../states.ts';

/** What went wrong with a rental: what renters report, and what is asked of them. */

/** One thing that is missing or broken, and what is asked for it. */
export const ClaimedItem = z.object({
  /** Null once staff have deleted it. */
  itemId: Id.nullable(),
  kind: ItemKind,
  name: z.string(),
  amountInCents: Cents,
});
export type ClaimedItem = z.infer<typeof ClaimedItem>;

/** Money asked for what is missing or broken. */
export const AskedMoney = z.object({
  id: Id,
  bookingId: Id,
  status: ClaimStatus,
  items: z.array(ClaimedItem),
  /** For everything together: an admin may ask for less than the items make. */
  amountInCents: Cents,
  note: z.string(),
  photoUrls: z.array(z.string()),
  /** Where there is no picture. */
  whyNoPhoto: z.string().nullable(),
  /** What the renter wrote, and when they answered. */
  answer: z.string().nullable(),
  answeredAt: Moment.nullable(),
  /** Without an answer until then the saved card is charged; null where it is charged only if the renter agrees. */
  answerBy: Moment.nullable(),
  /** Why an admin decided as they did. */
  decisionReason: z.string().nullable(),
});
/** As the renter sees it, from the admin's approval on. */
export const OwnClaim = AskedMoney.extend({
  stationName: z.string(),
  timeZone: z.string(),
  rentalStart: Moment,
  canAnswer: z.boolean(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

/** What a renter reported about a locker or what was in it. */
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
  /** What the renter may choose of now. */
  offers: z.array(Remedy),
  /** Staff look first: the renter had money back too often lately, or has opened no door with a code or a paddle. */
  waitsForStaff: z.boolean(),
  /**
   * Where another locker was chosen: `waiting` has no code before the first board is back or staff agreed, and is kept until
   * then; `ready` may be collected; `over` was given up.
   */
  replacement: z.object({ state: z.enum(['waiting', 'ready', 'collected', 'over']), keptUntil: Moment }).nullable(),
  /** Where the money was chosen: what goes back, and until when a board that is out is to be back for all of it. */
  moneyBack: z.object({ isOut: z.boolean(), isWhole: z.boolean(), refundInCents: Cents, returnBy: Moment }).nullable(),
  /** Staff have dealt with it. */
  resolvedAt: Moment.nullable(),
});
export type Problem = z.infer<typeof Problem>;
