import { z } from 'zod';
import { del, post, put } from '../call.ts';
import { Id, LockerNumber, LockerNumberParam, StationId, StringMap, Success } from '../fields.ts';
import { ItemStatus, LockerStatus } from '../states.ts';
import { Item, Locker } from './entities.ts';

const lockerParams = z.object({ stationId: StationId, lockerNumber: LockerNumberParam });
const itemParams = z.object({ itemId: Id });
/** `tag.ts` has the exact form; a wrong one is refused there, with words that say so. */
const Rfid = z.string().trim().min(1).max(128);

const notes = z.string().max(2000).nullable().optional();
const itemFields = {
  canOpenDoor: z.boolean().optional(),
  name: z.string().trim().min(1).max(80).optional(),
  rfid: Rfid.optional(),
};

export const lockerCalls = {
  editLocker: put('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/edit', {
    access: 'staff',
    scope: 'operate',
    summary: 'Change a locker; fields left out stay',
    params: lockerParams,
    body: z.object({
      status: LockerStatus.optional(),
      notes,
      metadata: StringMap.optional(),
      /** The values that the editor started from, so that nobody else's changes are overwritten unseen. */
      before: z.object({ notes }).optional(),
    }),
    answer: Locker,
  }),
  openLocker: post('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/open', {
    access: 'staff',
    scope: 'operate',
    summary: 'Open a door; `success` only when its sensor says so',
    params: lockerParams,
    answer: Success,
  }),
  scanLocker: post('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/scan', {
    access: 'staff',
    scope: 'operate',
    summary: 'Read the tags in a locker',
    params: lockerParams,
    answer: z.object({ rfids: z.array(z.string()), isOpen: z.boolean() }),
  }),
  confirmLocker: post('admin', '/stations/:stationId/lockers/:lockerNumber/confirm', {
    access: 'staff-person',
    summary: 'Say that board, paddle and vest were seen in a locker by eye, where no reader answers; or take it back',
    params: lockerParams,
    body: z.object({ isSeen: z.boolean().default(true) }),
    answer: Success,
  }),
  swapLockers: post('admin', '/stations/:stationId/lockers/swap', {
    access: 'staff-person',
    summary: 'Let two lockers change everything that belongs in them, in one act',
    params: z.object({ stationId: StationId }),
    body: z.object({ lockerNumber: LockerNumber, otherLockerNumber: LockerNumber }),
    answer: Success,
  }),
  newItem: post('admin-and-literal', '/items/new', {
    access: 'staff',
    scope: 'operate',
    summary: 'Add a tagged item to a locker; it counts as not found until a reader or an eye sees it there',
    body: z.object({
      lockerNumber: LockerNumber,
      stationId: StationId,
      canOpenDoor: z.boolean(),
      name: z.string().trim().min(1).max(80),
      rfid: Rfid,
      status: ItemStatus,
      metadata: StringMap.optional(),
    }),
    answer: Item,
  }),
  editItem: put('admin-and-literal', '/items/:itemId/edit', {
    access: 'staff',
    scope: 'operate',
    summary: 'Change an item; fields left out stay',
    params: itemParams,
    body: z.object({
      ...itemFields,
      before: z.object(itemFields).extend({ rfid: z.string().optional() }).optional(),
      status: ItemStatus.optional(),
      metadata: StringMap.optional(),
      lockerNumber: LockerNumber.optional(),
    }),
    answer: Item,
  }),
  deleteItem: del('admin-and-literal', '/items/:itemId', {
    access: 'staff',
    scope: 'operate',
    summary: 'Remove an item',
    params: itemParams,
    answer: Success,
  }),
};
