import { calls } from '@laine/contract/calls.ts';
import { callAddress, createCaller } from '@laine/contract/client.ts';
import type { BookingRow, Station } from '@laine/contract/public/entities.ts';
import { exampleFacts } from '@laine/legal/example-facts.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { distanceInMetres } from '@laine/rules/people/distance-in-metres.ts';
import { expect, test } from 'vitest';
import { loadStation } from './load-station.server.ts';

const station: Station = {
  id: 'pirita',
  name: 'Pirita rand',
  locationText: 'Merivälja tee 1; Tallinn',
  latitude: 59.47,
  longitude: 24.83,
  images: [],
  status: 'active',
  country: 'EE',
  timeZone: 'Europe/Tallinn',
  phone: '+372 5555 0101',
  email: 'pirita@laine.test',
  openTimeInSeconds: 8 * 3600,
  closeTimeInSeconds: 20 * 3600,
  openingPeriods: [],
  minDurationInSeconds: 3600,
  maxDurationInSeconds: 6 * 3600,
  maxOvertimeInSeconds: 3 * 3600,
  maxBoardCount: 3,
  pricePerHourInCents: 1500,
  startingFeeInCents: 500,
  turnaroundInSeconds: 900,
  overtimeBilling: 'full-hours',
  extensionPercent: 100,
};

const bookingOf = (version: string, at: string): BookingRow => ({
  id: 'booking-1',
  status: 'complete',
  amount_total: 2000,
  customer: null,
  metadata: {
    stationId: 'pirita',
    start: '2026-06-01T09:00:00Z',
    end: '2026-06-01T10:00:00Z',
    count: '1',
    acceptedTermsAndConditions: 'true',
    phone: '+37255550199',
  },
  isToCome: false,
  image: null,
  refundedInCents: 0,
  refundWaitingInCents: 0,
  stationName: 'Pirita rand',
  timeZone: 'Europe/Tallinn',
  agreedTerms: { version, at },
});

type Answers = {
  here?: Station;
  bookings?: BookingRow[];
  others?: Station[];
  locale?: 'en' | 'et';
  legalFacts?: LegalFacts;
};

async function load({ here = station, bookings = [], others = [], locale = 'en', legalFacts }: Answers) {
  const found = callAddress(calls.station, { stationId: 'pirita' });
  const own = callAddress(calls.myBookings, {});
  const all = callAddress(calls.stations, {});
  const fetch = async (url: Parameters<typeof globalThis.fetch>[0]) => {
    if (url === found) return Response.json({ station: here });
    if (typeof url !== 'string') throw new TypeError('not an address');
    if (url.startsWith(`${all}?near=59.470000%2C24.830000&`)) {
      const metres = (there: Station) => distanceInMetres(here, there);
      return Response.json({ stations: others.toSorted((one, next) => metres(one) - metres(next)) });
    }
    if (url.startsWith(own)) {
      return Response.json({ bookings, pagination: { offset: 0, limit: 10 }, total: bookings.length });
    }
    return new Response('', { status: 401 });
  };
  const now = Temporal.Instant.from('2026-07-04T09:00:00Z');
  const { brand } = exampleFacts;
  const call = createCaller({ fetch });
  return loadStation('pirita', { call, locale, now, brand, legalFacts: legalFacts ?? exampleFacts, mapStyleUrl: null });
}

/** The form's note about the terms, for somebody with these bookings, newest first. */
async function termsNote(bookings: BookingRow[], locale: 'en' | 'et' = 'en') {
  const { terms } = await load({ bookings, locale });
  expect(terms.version).toBe(TERMS_VERSION);
  return terms.changedSince;
}

test('whoever agreed to earlier terms the last time reads since when they have changed', async () => {
  const before = bookingOf('2020-01-01', '2026-05-31T21:30:00Z');
  // On the station's clock it's already the next day.
  expect(await termsNote([before])).toBe('1 June 2026');
  expect(await termsNote([before], 'et')).toMatch(/1\. juuni 2026/);
});

test('whoever knows the current terms, or has agreed to none, reads nothing', async () => {
  const earlier = bookingOf('2020-01-01', '2026-05-01T09:00:00Z');
  const current = bookingOf(TERMS_VERSION, '2026-06-01T09:00:00Z');
  expect(await termsNote([current, earlier])).toBeNull();
  expect(await termsNote([])).toBeNull();
});

test('PayPal is named only where the payment page offers it', async () => {
  expect(await load({ legalFacts: { ...exampleFacts, paypal: true } })).toMatchObject({ offersPaypal: true });
  expect(await load({ legalFacts: { ...exampleFacts, paypal: false } })).toMatchObject({ offersPaypal: false });
});

const WINTER = [
  { fromDay: '12-01', toDay: '02-15', weekdays: [1, 2, 3, 4, 5, 6, 7], openTimeInSeconds: 0, closeTimeInSeconds: 3600 },
];
const closed: Station = { ...station, status: 'disabled' };
/** In a line to the south of the page's station. */
const other = (id: string, degreesSouth: number, change: Partial<Station> = {}): Station => {
  return { ...station, id, name: id, latitude: station.latitude - degreesSouth, ...change };
};

test('the form offers every active station, nearest first', async () => {
  const others = [other('parnu', 1), other('stroomi', 0.1), other('shut', 0.2, { status: 'disabled' }), station];
  const { bookableStations, nearStations } = await load({ others });
  expect(bookableStations).toEqual([
    { id: 'pirita', name: 'Pirita rand' },
    { id: 'stroomi', name: 'stroomi' },
    { id: 'parnu', name: 'parnu' },
  ]);
  // Nobody has to go elsewhere.
  expect(nearStations).toEqual([]);
});

test('a closed station names the three nearest with times, and how far they are', async () => {
  const wintering = other('wintering', 0.1, { openingPeriods: WINTER });
  const others = [
    other('far', 4),
    other('beyond', 0.91),
    other('third', 0.85),
    other('first', 0.2),
    other('second', 0.5),
    wintering,
    closed,
  ];
  const { nearStations } = await load({ here: closed, others });
  expect(nearStations).toEqual([
    { id: 'first', name: 'first', distance: '22 km' },
    { id: 'second', name: 'second', distance: '56 km' },
    { id: 'third', name: 'third', distance: '95 km' },
  ]);
});

test('a station without times in the coming days names others, and not itself', async () => {
  const here = { ...station, openingPeriods: WINTER };
  const { nearStations } = await load({ here, others: [here, other('first', 0.2)] });
  expect(nearStations.map(({ id }) => id)).toEqual(['first']);
});

test('nothing is offered beyond a hundred kilometres', async () => {
  const { nearStations } = await load({ here: closed, others: [other('far', 4), other('beyond', 0.91)] });
  expect(nearStations).toEqual([]);
});
