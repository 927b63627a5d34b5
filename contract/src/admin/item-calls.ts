import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, LockerNumber, StationId, Success } from '../fields.ts';
import { ItemAct, ItemPlace } from '../states.ts';
import { AdminBooking } from './entities.ts';
import { ItemEvent, ItemLife } from './item-entities.ts';

const stationParams = z.object({ stationId: StationId });
const itemParams = stationParams.extend({ itemId: Id });

const placing = z.object({
  place: ItemPlace,
  lockerNumber: LockerNumber.optional(),
  note: z.string().trim().max(500).optional(),
});

const MAX_PHOTOS = 3;
const MAX_ITEMS = 50;

/** Paid bookings that move to another locker when things change, and those for which none is left. */
const Touched = z.object({ movable: z.array(AdminBooking), unserved: z.array(AdminBooking) });
export type TouchedByThings = z.infer<typeof Touched>;

/** The life of things: where they are kept, what happened to them, and how staff service them. */
export const itemCalls = {
  items: get('admin', '/stations/:stationId/items', {
    access: 'staff',
    scope: 'read',
    summary: 'All things of a station, those set aside included, with their rentals since the last service',
    params: stationParams,
    answer: z.object({ items: z.array(ItemLife), serviceAfterRentals: z.int() }),
  }),
  item: get('admin', '/stations/:stationId/items/:itemId', {
    access: 'staff',
    scope: 'read',
    summary: 'One thing with everything that happened to it, newest first',
    params: itemParams,
    answer: z.object({ item: ItemLife, events: z.array(ItemEvent), serviceAfterRentals: z.int() }),
  }),
  placeItem: post('admin', '/stations/:stationId/items/:itemId/place', {
    access: 'staff-person',
    summary: 'Put a thing into a locker, or set it aside as spare, for the workshop or for good',
    params: itemParams,
    body: placing,
    answer: ItemLife,
  }),
  previewPlaceItem: post('admin', '/stations/:stationId/items/:itemId/place/preview', {
    access: 'staff-person',
    summary:
      'Whose bookings lose their locker when a thing is put elsewhere: who gets another, and for whom none is left',
    params: itemParams,
    body: placing,
    answer: Touched,
  }),
  previewSwapLockers: post('admin', '/stations/:stationId/lockers/swap/preview', {
    access: 'staff-person',
    summary:
      'Whose bookings lose their locker when two lockers are swapped: who gets another, and for whom none is left',
    params: stationParams,
    body: z.object({ lockerNumber: LockerNumber, otherLockerNumber: LockerNumber }),
    answer: Touched,
  }),
  undoService: post('admin', '/stations/:stationId/items/:itemId/undo-service', {
    access: 'staff-person',
    summary: 'Take back that a thing was serviced: its rentals count on from before',
    params: itemParams,
    answer: ItemLife,
  }),
  noteItems: post('admin', '/stations/:stationId/items/note', {
    access: 'staff-person',
    summary: 'Say that things were cleaned or serviced, are damaged, or what else should be known of them',
    params: stationParams,
    body: z.object({
      itemIds: z.array(Id).min(1).max(MAX_ITEMS),
      act: ItemAct.extract(['cleaned', 'serviced', 'damaged', 'noted']),
      note: z.string().trim().max(2000).optional(),
      /** Uploaded before, each for one thing only. */
      photoIds: z.array(Id).max(MAX_PHOTOS).optional(),
    }),
    answer: Success,
  }),
};
