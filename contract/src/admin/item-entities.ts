import { z } from 'zod';
import { Id, LockerNumber, Moment } from '../fields.ts';
import { ItemAct, ItemKind, ItemPlace, ProblemKind } from '../states.ts';
import { Item } from './entities.ts';

/** A thing with its place, its use and its service. */
export const ItemLife = Item.extend({
  kind: ItemKind,
  /** If it isn't in a locker, `lockerNumber` is the last one. */
  place: ItemPlace,
  rentalsSinceService: z.int(),
  isServiceDue: z.boolean(),
  servicedAt: Moment.nullable(),
  cleanedAt: Moment.nullable(),
  /** Counters from before the last service, while that can still be undone. */
  serviceBefore: z.object({ rentals: z.int(), servicedAt: Moment.nullable() }).nullable(),
  /** Renters' reports that nobody has dealt with. */
  openProblems: z.int(),
});
export type ItemLife = z.infer<typeof ItemLife>;

/** A thing's history: all kinds of events in one list. */
export const ItemEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('act'),
    id: Id,
    at: Moment,
    act: ItemAct,
    note: z.string(),
    place: ItemPlace.nullable(),
    lockerNumber: LockerNumber.nullable(),
    /** Empty where a program did it. */
    by: z.string(),
    photoUrls: z.array(z.string()),
  }),
  z.object({
    type: z.literal('problem'),
    id: Id,
    at: Moment,
    what: ProblemKind,
    words: z.string(),
    bookingId: Id,
    photoUrls: z.array(z.string()),
    resolvedAt: Moment.nullable(),
  }),
  z.object({
    type: z.literal('rental'),
    id: Id,
    at: Moment,
    bookingId: Id.nullable(),
    lockerNumber: LockerNumber,
    closedAt: Moment.nullable(),
  }),
]);
export type ItemEvent = z.infer<typeof ItemEvent>;
