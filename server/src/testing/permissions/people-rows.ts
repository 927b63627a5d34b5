import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { adminOnly, staffPeople, everyStaffPerson } = usualAnswers;

const anotherPerson = async (scene: PermissionScene) => ({ personId: (await scene.customer()).account.id });

/** Yesterday of the station, counted. */
async function countedDay({ query, clock, station }: PermissionScene): Promise<string> {
  const yesterday = clock.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 });
  const none = { bookings: 0, boards: 0, noShows: 0, returned: 0, late: 0, lateSeconds: 0, leadSeconds: 0 };
  const lists = { lateness: [], leadTimes: [], usedSeconds: [], openSeconds: [] };
  await query
    .insertInto('insightDays')
    .values({ day: yesterday, stationId: station.id, ...none, ...lists, revenueInCents: 0, countedAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `"${station.id}"`;
}

/** Accounts as admins see them, and what staff as a whole look at. */
export const peopleRows = {
  people: { may: adminOnly, give: () => ({}) },
  staffMembers: { may: adminOnly },
  person: { may: adminOnly, give: anotherPerson },
  editPerson: {
    may: adminOnly,
    does: 'accounts',
    give: async (scene) => ({ ...(await anotherPerson(scene)), status: 'suspended' as const, reason: 'Twice late' }),
  },
  exportPerson: { may: adminOnly, does: 'audit', give: anotherPerson },
  deletePerson: { may: adminOnly, does: 'accounts', give: anotherPerson },
  endPersonLogins: { may: adminOnly, does: 'logins', give: anotherPerson },
  dropWarning: { may: adminOnly, does: 'warnings', give: ({ warning }) => warning() },
  audit: { may: adminOnly, give: () => ({}) },
  securityEvents: { may: adminOnly, give: () => ({}) },
  auditCsv: { may: adminOnly, does: 'audit', give: () => ({}) },
  reviewsToPublish: { may: adminOnly, give: () => ({}) },
  publishReview: {
    may: adminOnly,
    does: 'reviews',
    give: async ({ review }) => ({ reviewId: (await review()).reviewId, publish: true as const }),
  },
  dashboard: { may: everyStaffPerson, lists: ({ station }) => `"${station.id}"` },
  // Every station of the scene has this name.
  search: {
    may: everyStaffPerson,
    give: () => ({ text: 'Test beach' }),
    lists: ({ station }) => `"${station.id}"`,
  },
  insights: [
    { may: staffPeople, about: 'of a station', give: ({ station }) => ({ stationId: station.id }) },
    { may: everyStaffPerson, about: 'of all stations', give: () => ({}), lists: countedDay },
  ],
  insightsCsv: [
    { may: staffPeople, about: 'of a station', does: 'audit', give: ({ station }) => ({ stationId: station.id }) },
    { may: everyStaffPerson, about: 'of all stations', does: 'audit', give: () => ({}) },
  ],
  eventStream: { may: everyStaffPerson },
} satisfies Partial<Rows>;
