import { get, post } from '@laine/contract/call.ts';
import { LockerNumberParam, StationId } from '@laine/contract/fields.ts';
import { View } from '@laine/station/screen/screen.ts';
import { z } from 'zod';

const stationParams = z.object({ stationId: StationId });
const lockerParams = z.object({ stationId: StationId, lockerNumber: LockerNumberParam });
/** An item by kind ('board', 'paddle', 'vest'), name or tag. Without it, all items are meant. */
const item = z.object({ item: z.string().trim().min(1).max(128).optional() });

/** The present state of a demo station. */
export const StationPicture = z.object({
  id: StationId,
  name: z.string(),
  /** Linked to the server. */
  online: z.boolean(),
  isPlugged: z.boolean(),
  /** Events that the server hasn't confirmed yet. */
  unsentEvents: z.int(),
  screen: View,
  /** Opens the staff page, so that it can be tried. */
  adminPin: z.string().nullable(),
  lockers: z.array(
    z.object({
      number: z.int(),
      isOpen: z.boolean(),
      isJammed: z.boolean(),
      tags: z.array(z.string()),
      items: z.array(z.object({ rfid: z.string(), name: z.string(), kind: z.string(), isInside: z.boolean() })),
    }),
  ),
});
export type StationPicture = z.infer<typeof StationPicture>;

const KeypadAnswer = z.object({
  outcome: z.string(),
  lockerNumber: z.int().optional(),
  waitInSeconds: z.int().optional(),
});

/** Acts of people at the demo stations. Each call returns once the station has handled it, so scripts needn't wait. */
export const stationCalls = {
  stationPictures: get('public', '/stations', {
    access: 'anyone',
    summary: 'All simulated stations as they stand',
    answer: z.object({ stations: z.array(StationPicture) }),
  }),
  stationPicture: get('public', '/stations/:stationId', {
    access: 'anyone',
    summary: 'One simulated station as it stands',
    params: stationParams,
    answer: StationPicture,
  }),
  pressKeypad: post('public', '/stations/:stationId/keypad', {
    access: 'anyone',
    summary: 'Type a door code at the touch screen',
    params: stationParams,
    body: z.object({
      code: z.string().regex(/^\d{4}$/, 'four digits'),
      intent: z.enum(['open', 'return']).default('open'),
      phoneDigits: z
        .string()
        .regex(/^\d{2}$/)
        .optional(),
    }),
    answer: KeypadAnswer,
  }),
  takeItem: post('public', '/stations/:stationId/lockers/:lockerNumber/take', {
    access: 'anyone',
    summary: 'Take something, or everything, out of an open locker',
    params: lockerParams,
    body: item,
    answer: StationPicture,
  }),
  putItem: post('public', '/stations/:stationId/lockers/:lockerNumber/put', {
    access: 'anyone',
    summary: 'Put something, or everything, back into an open locker',
    params: lockerParams,
    body: item,
    answer: StationPicture,
  }),
  closeDoor: post('public', '/stations/:stationId/lockers/:lockerNumber/close', {
    access: 'anyone',
    summary: 'Close a door; answers when the locker was looked through',
    params: lockerParams,
    answer: StationPicture,
  }),
  jamDoor: post('public', '/stations/:stationId/lockers/:lockerNumber/jam', {
    access: 'anyone',
    summary: 'Let a door jam, or free it',
    params: lockerParams,
    body: z.object({ jammed: z.boolean() }),
    answer: StationPicture,
  }),
  killTag: post('public', '/stations/:stationId/lockers/:lockerNumber/dead-tag', {
    access: 'anyone',
    summary: 'Let the tag of a thing die, or mend it; until the program restarts',
    params: lockerParams,
    body: z.object({ item: z.string().trim().min(1).max(128), dead: z.boolean() }),
    answer: StationPicture,
  }),
  holdCard: post('public', '/stations/:stationId/card', {
    access: 'anyone',
    summary: 'Hold a tag to the reader beside the screen',
    params: stationParams,
    body: z.object({ rfid: z.string().trim().min(1).max(128) }),
    answer: StationPicture,
  }),
  setNetwork: post('public', '/stations/:stationId/network', {
    access: 'anyone',
    summary: "Unplug or plug the station's network; answers when it is linked again and has told everything",
    params: stationParams,
    body: z.object({ online: z.boolean() }),
    answer: StationPicture,
  }),
};
