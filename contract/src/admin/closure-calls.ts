import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { ClosureKind } from '../closure-kind.ts';
import { Id, LockerNumber, MomentInput, PageQuery, Pagination, StationId, Success, Reason } from '../fields.ts';
import { AdminBooking, Closure } from './entities.ts';

const closureParams = z.object({ closureId: Id });
const closureWish = z.object({
  stationId: StationId,
  /** Without it, the whole station. */
  lockerNumber: LockerNumber.optional(),
  start: MomentInput,
  end: MomentInput,
  /** What customers read, in their own language. */
  kind: ClosureKind.default('other'),
  /** For colleagues. */
  reason: Reason,
});
type ClosureWish = z.output<typeof closureWish>;

/** An unreadable moment has its own error, so it doesn't count as out of order too. */
const isInOrder = ({ start, end }: Pick<ClosureWish, 'start' | 'end'>) => !(Date.parse(start) >= Date.parse(end));
const inOrder = { message: 'start must be before end', path: ['end'] };

/** Stations and lockers out of service for a time. */
export const closureCalls = {
  closures: get('admin', '/closures', {
    access: 'staff-person',
    summary: 'Closures of stations and lockers, coming and current',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ closures: z.array(Closure), pagination: Pagination }),
  }),
  previewClosure: post('admin', '/closures/preview', {
    access: 'staff-person',
    summary: 'Which paid bookings a closure would touch',
    body: closureWish.refine(isInOrder, inOrder),
    answer: z.object({ movable: z.array(AdminBooking), toCancel: z.array(AdminBooking) }),
  }),
  newClosure: post('admin', '/closures', {
    access: 'staff-person',
    summary: 'Close for a time; touched bookings are moved or cancelled with all money back',
    body: closureWish
      .extend({
        /** The bookings that the preview showed as cancelled. If they have changed, the call is refused with 409. */
        cancels: z.array(Id).max(1000).optional(),
      })
      .refine(isInOrder, inOrder),
    answer: z.object({ closure: Closure, moved: z.int(), cancelled: z.int() }),
  }),
  endClosure: del('admin', '/closures/:closureId', {
    access: 'staff-person',
    summary: 'Open again',
    params: closureParams,
    answer: Success,
  }),
};
