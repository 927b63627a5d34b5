import { z } from 'zod';
import { Id, LockerNumber, Moment } from '../fields.ts';
import { QuestionedBecause } from '../states.ts';

/** Boards that aren't where they should be. */
export const BookingReturns = z.object({
  /** Reported back by the renter but not seen, so the clock has stopped. With the last answer of staff. */
  questions: z.array(
    z.object({
      sessionId: Id,
      lockerNumber: LockerNumber,
      why: QuestionedBecause,
      stoppedAt: Moment,
      answer: z.object({ wasThere: z.boolean(), backAt: Moment.nullable() }).nullable(),
    }),
  ),
  /** Doors that open once more with the code, for things left inside. */
  forgotten: z.array(z.object({ sessionId: Id, lockerNumber: LockerNumber, until: Moment })),
  /** Staff were told that a board is overdue, and the renter may report that all is well. */
  notBack: z.object({ since: Moment, saidFineAt: Moment.nullable() }).nullable(),
});
export type BookingReturns = z.infer<typeof BookingReturns>;
