import { z } from 'zod';
import { Id, LockerNumber, Moment } from '../fields.ts';
import { QuestionedBecause } from '../states.ts';

/** Boards of a booking that are not where they should be. */
export const BookingReturns = z.object({
  /** Boards that are back, as the renter says, and that nobody saw; the clock has stopped. With what staff said last. */
  questions: z.array(
    z.object({
      sessionId: Id,
      lockerNumber: LockerNumber,
      why: QuestionedBecause,
      stoppedAt: Moment,
      answer: z.object({ wasThere: z.boolean(), backAt: Moment.nullable() }).nullable(),
    }),
  ),
  /** Doors that open once more with the code, for what was left inside. */
  forgotten: z.array(z.object({ sessionId: Id, lockerNumber: LockerNumber, until: Moment })),
  /** Staff were told that a board is overdue, and the renter may say that all is well. */
  notBack: z.object({ since: Moment, saidFineAt: Moment.nullable() }).nullable(),
});
export type BookingReturns = z.infer<typeof BookingReturns>;
