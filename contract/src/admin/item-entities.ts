import { z } from 'zod';
import { Id, LockerNumber, Moment } from '../fields.ts';
import { ItemAct, ItemKind, ItemPlace, ProblemKind } from '../states.ts';
import { Item } from './entities.ts';

/** A thing with its life: where it is kept, how much it was used, when somebody looked after it. */
export const ItemLife = Item.extend({
  kind: ItemKind,
  /** While it is not in a locker, `lockerNumber` says where it was last. */
  place: ItemPlace,
  rentalsSinceService: z.int(),
  isServiceDue: z.boolean(),
  servicedAt: Moment.nullable(),
  cleanedAt: Moment.nullable(),
  /** What counted before the last service, as long as it can be taken back. */
  serviceBefore: z.object({ rentals: z.int(), servicedAt: Moment.nullable() }).nullable(),
  /** Reports of renters that nobody has dealt with. */
  openProblems: z.int(),
});
export type ItemLife = z.infer<typeof ItemLife>;

/** What happened to a thing, of any kind, in one list. */
export const ItemEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('act'),
    id: Id,
    at: Moment,
    act: ItemAct,
    note: z.string(),
    place: ItemPlace.nullable(),
    lockerNumber: LockerNumber.nullable(),
    /** Who did it; empty where a program did. */
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
