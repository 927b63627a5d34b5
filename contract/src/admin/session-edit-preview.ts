import { z } from 'zod';
import { Cents, Id, LockerNumber, Moment } from '../fields.ts';

/** Why a board cannot have a locker at its time. */
export const LockerProblem = z.enum(['out-of-service', 'incomplete', 'taken']);
export type LockerProblem = z.infer<typeof LockerProblem>;

const LockerFit = z.object({ number: LockerNumber, problem: LockerProblem.nullable() });
export type LockerFit = z.infer<typeof LockerFit>;
/** All lockers of a station, those that fit and the others. */
export const LockerFits = z.object({ lockers: z.array(LockerFit) });

/** What an edit of a session would change for whom. */
export const SessionEditPreview = z.object({
  /** In the caller's words; null where nothing speaks against it. */
  refusal: z.string().nullable(),
  /** What the time that is given is worth by the booking's tariff, and what may still be given; null: no limit. */
  worthInCents: Cents,
  leftInCents: Cents.nullable(),
  /** Owners say why they give time away. */
  isReasonNeeded: z.boolean(),
  /** The customer gets an SMS and a mail. */
  isTold: z.boolean(),
  /** Where the board would end before that: nobody is late before what was paid for. */
  paidUntil: Moment.nullable(),
  /** Boards of the same booking that stay as they are. */
  others: z.array(z.object({ id: Id, lockerNumber: LockerNumber.nullable(), start: Moment, end: Moment })),
  ...LockerFits.shape,
});
export type SessionEditPreview = z.infer<typeof SessionEditPreview>;
