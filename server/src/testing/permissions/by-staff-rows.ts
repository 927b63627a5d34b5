import { examplePhoto } from '../example-photo.ts';
import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { adminOnly, staff, staffPeople, everyStaff, everyStaffPerson } = usualAnswers;

const ofStation = ({ station }: PermissionScene) => ({ stationId: station.id });
const ofComing = async ({ coming }: PermissionScene) => ({ bookingId: (await coming()).bookingId });

/** Sessions, bookings and what was reported about them, as staff work with them. */
export const byStaffRows = {
  sessions: [
    { may: staff, about: 'of a station', give: ofStation },
    {
      may: everyStaff,
      about: 'of all stations',
      give: () => ({ limit: 1000 }),
      lists: async ({ coming }) => (await coming()).sessionId,
    },
  ],
  sessionsCsv: [
    { may: staff, about: 'of a station', does: 'audit', give: ofStation },
    {
      may: everyStaff,
      about: 'of all stations',
      does: 'audit',
      give: () => ({}),
      lists: async ({ coming }) => (await coming()).sessionId,
    },
  ],
  sessionsOfBooking: { may: staff, give: ofComing },
  session: { may: staff, give: async ({ coming }) => ({ sessionId: (await coming()).sessionId }) },
  stationDay: { may: staffPeople, give: (scene) => ({ ...ofStation(scene), date: '2027-06-15' }) },
  newSession: {
    may: staff,
    does: 'sessions',
    give: (scene) => ({ ...ofStation(scene), ...scene.freeHour(), note: 'A guest' }),
  },
  lockersForSession: { may: staff, give: (scene) => ({ ...ofStation(scene), ...scene.freeHour() }) },
  previewSessionEdit: { may: staff, give: async ({ coming }) => ({ sessionId: (await coming()).sessionId }) },
  editSession: {
    may: staff,
    does: 'sessions',
    give: async ({ coming, next }) => ({ sessionId: (await coming()).sessionId, note: `Calls at ${next()}` }),
  },
  deleteSession: {
    may: staff,
    does: 'sessions',
    give: async ({ guest }) => ({ sessionId: (await guest()).sessionId }),
  },
  openSessionDoor: { may: staff, does: 'commands', give: async ({ due }) => ({ sessionId: (await due()).sessionId }) },
  decideReturn: {
    may: staffPeople,
    does: 'returnQuestions',
    give: async ({ questioned }) => ({ sessionId: (await questioned()).sessionId, decision: 'was-there' as const }),
  },
  endSession: {
    may: staffPeople,
    does: 'sessions',
    give: async ({ out }) => ({
      sessionId: (await out()).sessionId,
      reason: 'Brought to the office',
      board: 'back' as const,
    }),
  },
  availability: { may: staff, give: (scene) => ({ ...ofStation(scene), ...scene.freeHour() }) },
  adminBookings: [
    { may: staff, about: 'of a station', give: ofStation },
    {
      may: everyStaff,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ coming }) => (await coming()).bookingId,
    },
  ],
  adminBooking: { may: staff, give: ofComing },
  adminCancelBooking: {
    may: staffPeople,
    does: 'bookings',
    give: async (scene) => ({ ...(await ofComing(scene)), reason: 'Storm' }),
  },
  previewCancellation: { may: staffPeople, give: ofComing },
  noteBooking: {
    may: staffPeople,
    does: 'bookingNotes',
    give: async (scene) => ({ ...(await ofComing(scene)), text: 'Called twice' }),
  },
  resendCode: { may: staffPeople, does: 'notices', give: ofComing },
  adminExtendBooking: {
    may: staffPeople,
    does: 'extensions',
    give: async (scene) => ({ ...(await ofComing(scene)), reason: 'The door stuck' }),
  },
  answerOvertime: {
    may: adminOnly,
    does: 'overtimes',
    give: async ({ overtime }) => ({
      ...(await overtime({ isObjected: true })),
      decision: 'keep' as const,
      reason: 'The journal says so',
    }),
  },
  giveGoodwill: {
    may: staffPeople,
    does: 'goodwills',
    give: async ({ paid }) => ({
      bookingId: (await paid()).bookingId,
      amountInCents: 100,
      reason: 'late-start' as const,
    }),
  },
  newPhoto: {
    may: everyStaffPerson,
    does: 'photos',
    extras: async () => ({ bytes: await examplePhoto(), headers: { 'content-type': 'image/jpeg' } }),
  },
  problems: [
    { may: staff, about: 'of a station', give: ofStation },
    {
      may: everyStaff,
      about: 'of all stations',
      give: () => ({}),
      lists: async ({ problem }) => (await problem()).problemId,
    },
  ],
  agreeToReplacement: {
    may: staffPeople,
    does: 'sessions',
    give: async ({ waiting }) => ({ problemId: (await waiting()).problemId }),
  },
  resolveProblem: {
    may: staffPeople,
    does: 'problems',
    give: async ({ problem }) => ({ problemId: (await problem()).problemId }),
  },
} satisfies Partial<Rows>;
