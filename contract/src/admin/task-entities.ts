import { z } from 'zod';
import { Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { ProblemKind } from '../states.ts';

/** For the next visit. */
export const Task = z.object({
  id: Id,
  stationId: StationId,
  words: z.string(),
  lockerNumber: LockerNumber.nullable(),
  createdAt: Moment,
  /** The author; empty where nobody is known any more. */
  by: z.string(),
  doneAt: Moment.nullable(),
  doneBy: z.string(),
});
export type Task = z.infer<typeof Task>;

const itemNames = z.array(z.object({ id: Id, name: z.string() }));

/** A task that follows from the station's state and goes away with its reason. */
export const FollowingTask = z.discriminatedUnion('because', [
  z.object({ because: z.literal('locker-out-of-service'), lockerNumber: LockerNumber, notes: z.string() }),
  z.object({ because: z.literal('item-missing'), lockerNumber: LockerNumber, items: itemNames }),
  z.object({ because: z.literal('service-due'), lockerNumber: LockerNumber, items: itemNames }),
  z.object({
    because: z.literal('problem-reported'),
    lockerNumber: LockerNumber.nullable(),
    problemId: Id,
    bookingId: Id,
    what: ProblemKind,
    words: z.string(),
    at: Moment,
  }),
]);
export type FollowingTask = z.infer<typeof FollowingTask>;
