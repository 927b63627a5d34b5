import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import {
  Email,
  Id,
  LockerNumber,
  LockerNumberParam,
  PageQuery,
  Pagination,
  StationId,
  StringMap,
  Success,
} from '../fields.ts';
import { ItemStatus, LockerStatus, StationStatus } from '../states.ts';
import { PrefsWish } from '../station-prefs.ts';
import { AdminStation, AdminStationDetail, Item, Locker, Log, Ping, StationUser } from './entities.ts';

const stationParams = z.object({ stationId: StationId });
const lockerParams = z.object({ stationId: StationId, lockerNumber: LockerNumberParam });
const itemParams = z.object({ itemId: Id });
const NewKey = z.object({ newAPIKey: z.string() });
const Rfid = z.string().trim().min(1).max(128);

/** The specification's stations, lockers and items, their hardware and records. */
export const stationCalls = {
  newItem: post('admin-and-literal', '/items/new', {
    access: 'staff',
    summary: 'Add a tagged item to a locker',
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
    summary: 'Change an item; fields left out stay',
    params: itemParams,
    body: z.object({
      canOpenDoor: z.boolean().optional(),
      name: z.string().trim().min(1).max(80).optional(),
      rfid: Rfid.optional(),
      status: ItemStatus.optional(),
      metadata: StringMap.optional(),
      lockerNumber: LockerNumber.optional(),
    }),
    answer: Item,
  }),
  deleteItem: del('admin-and-literal', '/items/:itemId', {
    access: 'staff',
    summary: 'Remove an item',
    params: itemParams,
    answer: Success,
  }),
  editLocker: put('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/edit', {
    access: 'staff',
    summary: 'Change a locker; fields left out stay',
    params: lockerParams,
    body: z.object({
      status: LockerStatus.optional(),
      notes: z.string().max(2000).nullable().optional(),
      metadata: StringMap.optional(),
    }),
    answer: Locker,
  }),
  openLocker: post('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/open', {
    access: 'staff',
    summary: 'Open a door; `success` only when its sensor says so',
    params: lockerParams,
    answer: Success,
  }),
  scanLocker: post('admin-and-literal', '/stations/:stationId/lockers/:lockerNumber/scan', {
    access: 'staff',
    summary: 'Read the tags in a locker',
    params: lockerParams,
    answer: z.object({ rfids: z.array(z.string()), isOpen: z.boolean() }),
  }),
  verifyWebhookSignature: post('admin-and-literal', '/stations/verify-webhook-signature', {
    access: 'proof',
    summary: 'Which station sent this webhook',
    body: z.object({ token: z.string().min(1).max(2000) }),
    answer: z.object({ stationId: StationId }),
  }),
  adminStations: get('admin-and-literal', '/stations', {
    access: 'staff',
    summary: 'The stations the caller runs',
    answer: z.object({ stations: z.array(AdminStation) }),
  }),
  adminStation: get('admin-and-literal', '/stations/:stationId', {
    access: 'staff',
    summary: 'One station with its lockers and their items',
    params: stationParams,
    answer: AdminStationDetail,
  }),
  newStationKey: post('admin-and-literal', '/stations/:stationId/new-api-key', {
    access: 'admin',
    summary: "Replace the station program's key; it is shown this once",
    params: stationParams,
    answer: NewKey,
  }),
  editStation: put('admin-and-literal', '/stations/:stationId/edit', {
    access: 'staff',
    summary: 'Change a station; `webhookUrl` by admins only; fields left out stay',
    params: stationParams,
    body: z.object({
      prefs: PrefsWish.optional(),
      webhookUrl: z
        .union([z.url().max(2000), z.literal('')])
        .nullable()
        .optional(),
      info: z.string().max(4000).nullable().optional(),
      metadata: StringMap.optional(),
      status: StationStatus.optional(),
    }),
    answer: AdminStation,
  }),
  newStation: post('admin-and-literal', '/stations/new', {
    access: 'admin',
    summary: 'Create a station with numbered lockers; disabled until its public facts are valid',
    body: z.object({ id: StationId, lockerCount: z.int().min(1).max(200) }),
    answer: AdminStationDetail,
  }),
  readCard: post('admin-and-literal', '/stations/:stationId/read-card', {
    access: 'staff',
    summary: "Read the tag held to the station's reader",
    params: stationParams,
    answer: z.object({ rfids: z.array(z.string()) }),
  }),
  execOnStation: post('admin-and-literal', '/stations/:stationId/exec', {
    access: 'fresh-admin',
    summary: 'Run a command on the station, where its program allows it',
    params: stationParams,
    body: z.object({ command: z.string().min(1).max(2000) }),
    answer: z.string(),
    form: 'text',
  }),
  updateStation: post('admin-and-literal', '/stations/:stationId/update', {
    access: 'admin',
    summary: 'Ask the station program to update itself',
    params: stationParams,
    answer: Success,
  }),
  stationUsers: get('admin-and-literal', '/stations/:stationId/users', {
    access: 'staff',
    summary: 'Owners of a station',
    params: stationParams,
    answer: z.object({ users: z.array(StationUser) }),
  }),
  addStationUser: post('admin-and-literal', '/stations/:stationId/users/add', {
    access: 'admin',
    summary: 'Attach an owner by e-mail; an unknown address is invited',
    params: stationParams,
    body: z.object({ email: Email }),
    answer: StationUser,
  }),
  removeStationUser: del('admin-and-literal', '/stations/:stationId/users/:userId', {
    access: 'admin',
    summary: 'Detach an owner',
    params: z.object({ stationId: StationId, userId: Id }),
    answer: Success,
  }),
  testWebhook: post('admin-and-literal', '/stations/:stationId/test-webhook', {
    access: 'staff',
    summary: "Send a test event to the station's webhook",
    params: stationParams,
    answer: Success,
  }),
  logs: get('admin-and-literal', '/logs', {
    access: 'staff',
    summary: 'What happened at a station, newest first',
    query: PageQuery.extend({
      stationId: StationId,
      lockerNumber: LockerNumberParam.optional(),
      sessionId: Id.optional(),
    }),
    answer: z.object({ logs: z.array(Log), pagination: Pagination }),
  }),
  pings: get('admin-and-literal', '/pings', {
    access: 'staff',
    summary: 'Signs of life of a station, newest first',
    query: PageQuery.extend({ stationId: StationId }),
    answer: z.object({ pings: z.array(Ping), pagination: Pagination }),
  }),
};
