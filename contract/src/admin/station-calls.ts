import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { Line, LockerNumber, PageQuery, Pagination, StationId, StringMap, Success } from '../fields.ts';
import { StationStatus } from '../states.ts';
import { StationDriver } from '../station-driver.ts';
import { PrefsWish } from '../station-prefs.ts';
import { AdminStation, AdminStationDetail, Ping } from './entities.ts';

const stationParams = z.object({ stationId: StationId });
const NewKey = z.object({ newAPIKey: z.string() });
const MAX_LOCKERS = 200;

/** The text on a plate beside the door; empty where the number is enough. */
export const LockerName = Line.max(40);

/** Lockers are numbered from 1, in the order of the locks at their controller. */
export const NewStation = z.object({
  id: StationId,
  lockerCount: z.int().min(1).max(MAX_LOCKERS),
  lockerNames: z.array(LockerName).max(MAX_LOCKERS).optional(),
});

/** Stations, their programs and their hardware. */
export const stationCalls = {
  adminStations: get('admin-and-literal', '/stations', {
    access: 'staff',
    scope: 'read',
    summary: 'The stations the caller runs',
    answer: z.object({ stations: z.array(AdminStation) }),
  }),
  stationNames: get('admin', '/station-names', {
    access: 'staff',
    scope: 'read',
    summary: 'The stations the caller runs, with no more than lists and their filters need',
    answer: z.object({
      stations: z.array(
        z.object({ id: StationId, name: z.string(), timeZone: z.string(), lockerNumbers: z.array(LockerNumber) }),
      ),
    }),
  }),
  adminStation: get('admin-and-literal', '/stations/:stationId', {
    access: 'staff',
    scope: 'read',
    summary: 'One station with its lockers and their items',
    params: stationParams,
    answer: AdminStationDetail,
  }),
  stationPosterPdf: get('admin', '/stations/:stationId/poster.pdf', {
    access: 'staff',
    scope: 'read',
    summary: 'The poster for the lockers to print: a QR code of the station’s page, price, hours and help',
    params: stationParams,
    form: 'pdf',
  }),
  stationPosterSvg: get('admin', '/stations/:stationId/poster.svg', {
    access: 'staff',
    scope: 'read',
    summary: 'The same poster as a drawing, for a printer',
    params: stationParams,
    form: 'svg',
  }),
  newStation: post('admin-and-literal', '/stations/new', {
    access: 'fresh-admin',
    summary: 'Create a station with numbered lockers; disabled until its public facts are valid',
    body: NewStation,
    answer: AdminStationDetail,
  }),
  editStation: put('admin-and-literal', '/stations/:stationId/edit', {
    access: 'staff',
    scope: 'manage',
    summary:
      'Change a station; fields left out stay. `webhookUrl` by admins only, it and `ADMIN_PIN` by people after a fresh sign-in',
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
      driver: StationDriver.optional(),
      /** The values that the edit started from: others' changes stay, and a conflict in the same field names them. */
      before: z.object({ metadata: StringMap.optional(), prefs: StringMap.optional() }).optional(),
      /** Confirms a price that looks like a mistake. */
      confirmed: z.boolean().optional(),
    }),
    answer: AdminStation,
  }),
  newStationKey: post('admin-and-literal', '/stations/:stationId/new-api-key', {
    access: 'fresh-admin',
    summary: "Replace the station program's key; it is shown this once",
    params: stationParams,
    answer: NewKey,
  }),
  readCard: post('admin-and-literal', '/stations/:stationId/read-card', {
    access: 'staff',
    scope: 'operate',
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
    access: 'fresh-admin',
    summary: 'Ask the station program to update itself',
    params: stationParams,
    answer: Success,
  }),
  pings: get('admin-and-literal', '/pings', {
    access: 'staff',
    scope: 'read',
    summary: 'Signs of life of a station, newest first',
    query: PageQuery.extend({ stationId: StationId }),
    answer: z.object({ pings: z.array(Ping), pagination: Pagination }),
  }),
};
