import { examplePhoto } from '../example-photo.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { anyone, signedIn, ownOnly, ownAndAdmin } = usualAnswers;

/** Only the renter may act. Staff of the station may read the booking, so they get 403 instead of 404. */
const renterOnly = '401 200 404 403 404 403 403 401';

/** Customers' own bookings. */
export const rentalRows = {
  // With a bearer, the admin call at the same address answers.
  stations: { may: '200 200 200 200 200 200 200 401' },
  station: { may: '200 200 200 200 200 200 200 401', give: ({ station }) => ({ stationId: station.id }) },
  location: { may: anyone },
  stationAvailability: {
    may: anyone,
    give: ({ station, today }) => ({ stationId: station.id, date: today().toString() }),
  },
  openingWish: { may: signedIn, give: ({ shut }) => ({ stationId: shut.id }) },
  wishForOpening: { may: signedIn, does: 'openingWishes', give: ({ shut }) => ({ stationId: shut.id }) },
  dropOpeningWish: {
    may: signedIn,
    does: 'openingWishes',
    async give({ shut, query, clock, accountOf }, actor) {
      const wish = { accountId: accountOf(actor).id, stationId: shut.id, createdAt: clock.now() };
      await query
        .insertInto('openingWishes')
        .values(wish)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { stationId: shut.id };
    },
  },
  checkout: {
    may: signedIn,
    does: 'bookings',
    give: ({ station }) => ({
      ...station.slot('17:00', '18:00'),
      count: 1,
      acceptedTermsAndConditions: true,
      phone: '+372 5555 0199',
    }),
  },
  judgePhone: { may: signedIn, give: ({ station }) => ({ stationId: station.id, phone: '+37255550199' }) },
  quoteBooking: { may: signedIn, give: ({ station }) => ({ ...station.slot('17:00', '18:00'), count: 1 }) },
  myBookings: { may: signedIn, give: () => ({}), lists: async ({ coming }) => (await coming()).bookingId },
  comingBookings: { may: signedIn, lists: async ({ coming }) => (await coming()).bookingId },
  booking: {
    may: '401 200 404 200 404 200 200 401',
    give: async ({ coming }) => ({ bookingId: (await coming()).bookingId }),
  },
  cancelBooking: {
    may: '401 200 404 200 404 200 403 401',
    does: 'bookings',
    give: async ({ coming }) => ({ bookingId: (await coming()).bookingId }),
  },
  extendBooking: {
    may: renterOnly,
    does: 'extensions',
    give: async ({ paid }) => ({ bookingId: (await paid()).bookingId }),
  },
  confirmReturn: {
    may: '401 200 404 403 404 200 403 401',
    does: 'bookings',
    give: async ({ back }) => ({ bookingId: (await back()).bookingId }),
  },
  sayAllRight: {
    may: ownOnly,
    does: 'alerts',
    give: async ({ notBack }) => ({ bookingId: (await notBack()).bookingId }),
  },
  objectToOvertime: {
    may: ownOnly,
    does: 'overtimes',
    give: async ({ overtime }) => ({ ...(await overtime()), text: 'It was back in time' }),
  },
  openMyDoor: {
    may: renterOnly,
    does: 'commands',
    async give({ due }) {
      const { bookingId, sessionId } = await due();
      return { bookingId, sessionId };
    },
  },
  shareTicket: {
    may: renterOnly,
    does: 'ticketShares',
    async give({ coming }) {
      const { bookingId, sessionId } = await coming();
      return { bookingId, sessionId };
    },
  },
  takeTicketBack: {
    may: renterOnly,
    does: 'ticketShares',
    async give({ shared }) {
      const { bookingId, sessionId } = await shared();
      return { bookingId, sessionId };
    },
  },
  // The link is the only credential.
  sharedTicket: { may: anyone, give: async ({ shared }) => ({ token: (await shared()).token }) },
  acceptSafety: {
    may: anyone,
    does: 'ticketShares',
    give: async ({ shared }) => ({ token: (await shared()).token, accepted: true as const }),
  },
  bookingCalendar: {
    may: '401 200 404 200 404 200 403 401',
    give: async ({ coming }) => ({ bookingId: (await coming()).bookingId }),
  },
  bookingReceipts: { may: ownAndAdmin, give: async ({ receipted }) => ({ bookingId: (await receipted()).bookingId }) },
  receipt: { may: ownAndAdmin, give: async ({ receipted }) => ({ receiptId: (await receipted()).receiptId }) },
  receiptPdf: { may: ownAndAdmin, give: async ({ receipted }) => ({ receiptId: (await receipted()).receiptId }) },
  exchangeReceipt: {
    may: ownAndAdmin,
    does: 'receipts',
    async give({ paid }) {
      const { receiptId } = await paid();
      return { receiptId, name: 'Rand OÜ', registryNumber: '12345678', address: 'Ranna 1, Tallinn' };
    },
  },
  reviews: { may: anyone },
  myReview: { may: ownOnly, give: async ({ review }) => ({ bookingId: (await review()).bookingId }) },
  writeReview: {
    may: ownOnly,
    does: 'reviews',
    async give({ back }) {
      const { bookingId } = await back();
      return { bookingId, stars: 5, text: 'Calm water', locale: 'en' as const };
    },
  },
  myWarnings: { may: signedIn },
  uploadPhoto: {
    may: signedIn,
    does: 'photos',
    extras: async () => ({ bytes: await examplePhoto(), headers: { 'content-type': 'image/jpeg' } }),
  },
  photo: { may: '401 200 404 200 404 200 200 401', give: ({ photo }) => photo() },
  myProblems: [
    { may: ownOnly, give: async ({ problem }) => ({ bookingId: (await problem()).bookingId }) },
    { may: ownOnly, about: 'of a cancelled booking', give: ({ cancelled }) => cancelled() },
  ],
  reportProblem: {
    may: ownOnly,
    does: 'problems',
    async give({ out }) {
      const { bookingId, sessionId } = await out();
      return { bookingId, sessionId, what: 'dirty' as const };
    },
  },
  chooseRemedy: {
    may: ownOnly,
    does: 'problems',
    async give({ problem }) {
      const { bookingId, problemId } = await problem();
      return { bookingId, problemId, remedy: 'another-locker' as const };
    },
  },
  // The link went to one person and is the only credential.
  callOut: { may: anyone, give: async ({ notBack }) => ({ callOutId: (await notBack()).callOutId }) },
  takeCallOut: {
    may: anyone,
    does: 'alerts',
    give: async ({ notBack }) => ({ callOutId: (await notBack()).callOutId }),
  },
  silenceCallOut: {
    may: anyone,
    does: 'alerts',
    give: async ({ notBack }) => ({ callOutId: (await notBack()).callOutId, minutes: 10 }),
  },
  endCallOut: {
    may: anyone,
    does: 'alerts',
    give: async ({ notBack, clock }) => ({
      callOutId: (await notBack()).callOutId,
      rescue: { service: 'Coast guard', at: clock.now().toString() },
    }),
  },
} satisfies Partial<Rows>;
