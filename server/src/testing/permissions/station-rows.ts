import { newId } from '../../ground/secrets.ts';
import { defaultSettings } from '../../telling/alert-messages/alert-settings-store.ts';
import { examplePhoto } from '../example-photo.ts';
import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { adminOnly, anyone, staff, staffPeople, everyStaff, everyStaffPerson } = usualAnswers;

const ofStation = ({ station }: PermissionScene) => ({ stationId: station.id });
const ofLocker = ({ station }: PermissionScene) => ({ stationId: station.id, lockerNumber: 1 });
const farHour = { start: '2090-06-01T10:00:00Z', end: '2090-06-01T11:00:00Z', reason: 'Repairs' };

const storm = { kind: 'storm', until: '2090-06-01T10:00:00Z', closes: false } as const;

/** Stations, their lockers, and who runs them. */
export const stationRows = {
  adminStations: { may: everyStaff, lists: ({ station }) => `"${station.id}"` },
  stationNames: { may: everyStaff, lists: ({ station }) => `"${station.id}"` },
  adminStation: { may: staff, give: ofStation },
  stationPosterPdf: { may: staff, give: ofStation },
  stationPosterSvg: { may: staff, give: ofStation },
  newStation: { may: adminOnly, does: 'stations', give: ({ next }) => ({ id: `new-${next()}`, lockerCount: 2 }) },
  editStation: [
    {
      may: staff,
      does: 'stations',
      give: (scene) => ({ ...ofStation(scene), info: `By the pier, ${scene.next()}` }),
    },
    {
      about: 'with another webhook',
      may: '401 403 403 403 404 200 403 401',
      does: 'stations',
      give: (scene) => ({ ...ofStation(scene), webhookUrl: `${scene.url}/sandbox/api/webhook-sink?${scene.next()}` }),
    },
    {
      about: 'with another country',
      staffHear: 'country-for-admins',
      may: '401 403 403 403 404 200 403 401',
      does: 'stations',
      async give({ query, station }) {
        const row = query.selectFrom('stations').select('metadata').where('id', '=', station.id);
        const { metadata } = await row.executeTakeFirstOrThrow();
        const country = metadata['country'] === 'EE' ? 'LV' : 'EE';
        return { stationId: station.id, metadata: { ...metadata, country }, confirmed: true };
      },
    },
  ],
  newStationKey: { may: adminOnly, does: 'stations', give: ({ spare }) => ({ stationId: spare.id }) },
  readCard: { may: staff, does: 'commands', give: ofStation },
  execOnStation: {
    may: adminOnly,
    does: 'commands',
    give: (scene) => ({ ...ofStation(scene), command: 'uptime' }),
  },
  updateStation: { may: adminOnly, does: 'commands', give: ofStation },
  pings: { may: staff, give: ofStation },
  logs: { may: staff, give: ofStation },
  health: { may: staff, give: ofStation },
  editLocker: {
    may: staff,
    does: 'lockers',
    give: (scene) => ({ ...ofLocker(scene), notes: `Hinge ${scene.next()}` }),
  },
  openLocker: { may: staff, does: 'commands', give: ofLocker },
  scanLocker: { may: staff, does: 'commands', give: ofLocker },
  stationUsers: { may: staff, give: ofStation },
  addStationUser: {
    may: adminOnly,
    does: 'stationOwners',
    give: (scene) => ({ ...ofStation(scene), email: `owner-${scene.next()}@example.com` }),
  },
  removeStationUser: {
    may: adminOnly,
    does: 'stationOwners',
    async give({ query, customer, clock, station }) {
      const { account } = await customer();
      const row = { stationId: station.id, accountId: account.id, createdAt: clock.now() };
      await query.insertInto('stationOwners').values(row).execute();
      return { stationId: station.id, userId: account.id };
    },
  },
  testWebhook: { may: staff, does: 'audit', give: ofStation },
  webhookAttempts: { may: staff, give: ofStation },
  webhookSecret: { may: adminOnly, does: 'audit', give: ofStation },
  newStationPicture: {
    may: staffPeople,
    does: 'stationPictures',
    give: ofStation,
    extras: async () => ({ bytes: await examplePhoto(), headers: { 'content-type': 'image/jpeg' } }),
  },
  stationPicture: {
    may: anyone,
    async give({ query, clock, station }) {
      const row = { id: newId(), stationId: station.id, bytes: await examplePhoto(), width: 64, height: 48 };
      await query
        .insertInto('stationPictures')
        .values({ ...row, createdAt: clock.now() })
        .execute();
      return { pictureId: row.id };
    },
  },
  closures: [
    { may: staffPeople, about: 'of a station', give: ofStation },
    {
      may: everyStaffPerson,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ closure }) => (await closure()).closureId,
    },
  ],
  previewClosure: { may: staffPeople, give: (scene) => ({ ...ofLocker(scene), ...farHour }) },
  newClosure: { may: staffPeople, does: 'closures', give: (scene) => ({ ...ofLocker(scene), ...farHour }) },
  endClosure: { may: staffPeople, does: 'closures', give: ({ closure }) => closure() },
  broadcasts: { may: staffPeople, give: ofStation },
  broadcast: { may: staffPeople, give: ({ broadcast }) => broadcast() },
  previewBroadcast: { may: staffPeople, give: (scene) => ({ ...ofStation(scene), ...storm }) },
  newBroadcast: {
    may: staffPeople,
    does: 'broadcasts',
    give: (scene) => ({ id: newId(), ...ofStation(scene), ...storm }),
  },
  alerts: [
    { may: staffPeople, about: 'of a station', give: ofStation },
    {
      may: everyStaffPerson,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ notBack }) => (await notBack()).alertId,
    },
  ],
  takeAlert: {
    may: staffPeople,
    does: 'alerts',
    give: async ({ notBack }) => ({ alertId: (await notBack()).alertId }),
  },
  silenceAlert: {
    may: staffPeople,
    does: 'alerts',
    give: async ({ notBack }) => ({ alertId: (await notBack()).alertId, minutes: 10 }),
  },
  closeAlert: {
    may: staffPeople,
    does: 'alerts',
    give: async ({ notBack, clock }) => ({
      alertId: (await notBack()).alertId,
      rescue: { service: 'Coast guard', at: clock.now().toString() },
    }),
  },
  alertMessages: { may: everyStaffPerson },
  editAlertMessages: {
    may: everyStaffPerson,
    does: 'alertSettings',
    give: () => ({
      byMail: true,
      bySms: false,
      quietFromInSeconds: 79_200,
      quietToInSeconds: 25_200,
      digestAtInSeconds: 28_800,
    }),
  },
  testAlertMessages: { may: everyStaffPerson, does: 'alertSettings' },
  confirmAlertTest: {
    may: everyStaffPerson,
    does: 'alertSettings',
    async give({ accounts, db, clock }) {
      const tested = { smsCode: '123456', testedAt: clock.now(), updatedAt: clock.now(), ...defaultSettings };
      const rows = Object.values(accounts).map(({ id: accountId }) => ({ accountId, ...tested }));
      const insert = db.query.insertInto('alertSettings').values(rows);
      await insert.onConflict((conflict) => conflict.column('accountId').doUpdateSet(tested)).execute();
      return { code: '123456' };
    },
  },
  acceptMail: {
    may: adminOnly,
    does: 'alertSettings',
    give: ({ accounts }) => ({ userId: accounts.owner.id, because: 'Reads mail day and night' }),
  },
} satisfies Partial<Rows>;
