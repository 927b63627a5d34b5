import { z } from 'zod';
import { Cents, Id, LockerNumber, Moment } from '../fields.ts';

export const LockerProblem = z.enum(['out-of-service', 'incomplete', 'taken']);
export type LockerProblem = z.infer<typeof LockerProblem>;

const LockerFit = z.object({ number: LockerNumber, problem: LockerProblem.nullable() });
export type LockerFit = z.infer<typeof LockerFit>;
/** All lockers of a station, those that fit and the others. */
export const LockerFits = z.object({ lockers: z.array(LockerFit) });

/** The effects of an edit before it's saved. */
export const SessionEditPreview = z.object({
  /** In the caller's language; null if the edit is allowed. */
  refusal: z.string().nullable(),
  /** The given time's worth by the booking's tariff, and how much may still be given; null: no limit. */
  worthInCents: Cents,
  leftInCents: Cents.nullable(),
  /** Owners say why they give time away. */
  isReasonNeeded: z.boolean(),
  /** The customer gets an SMS and a mail. */
  isTold: z.boolean(),
  /** The board ends before a time that was paid for; being late counts only from this moment on. */
  paidUntil: Moment.nullable(),
  /** Boards of the same booking that stay as they are. */
  others: z.array(z.object({ id: Id, lockerNumber: LockerNumber.nullable(), start: Moment, end: Moment })),
  ...LockerFits.shape,
});
export type SessionEditPreview = z.infer<typeof SessionEditPreview>;
