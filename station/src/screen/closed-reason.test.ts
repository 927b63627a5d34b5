import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { expect, test } from 'vitest';
import { exampleStation } from '../testing/example-station.ts';
import { closedReason, type Closed } from './closed-reason.ts';

type Row = {
  name: string;
  change?: Parameters<typeof exampleStation>[0];
  now?: string;
  isSomebodyExpected?: boolean;
  closed: Closed['closed'];
  opensAt?: string;
};

const storm = { start: '2027-06-01T08:00:00Z', end: '2027-06-01T12:00:00Z', because: 'storm' } as const;

/** Open 08:00 to 22:00 in Tallinn, which is three hours ahead in summer. */
test.for<Row>([
  { name: 'open by day', closed: null },
  { name: 'open from the first minute', now: '2027-06-01T05:00:00Z', closed: null },
  {
    name: 'closed in the morning',
    now: '2027-06-01T04:59:59Z',
    closed: 'after-hours',
    opensAt: '2027-06-01T05:00:00Z',
  },
  {
    name: 'closed in the evening',
    now: '2027-06-01T19:00:00Z',
    closed: 'after-hours',
    opensAt: '2027-06-02T05:00:00Z',
  },
  {
    name: 'out of season',
    change: {
      openingPeriods: [
        { fromDay: '06-15', toDay: '08-31', weekdays: [6, 7], openTimeInSeconds: 36_000, closeTimeInSeconds: 72_000 },
      ],
    },
    closed: 'after-hours',
    opensAt: '2027-06-19T07:00:00Z',
  },
  { name: 'somebody may collect before opening', now: '2027-06-01T04:55:00Z', isSomebodyExpected: true, closed: null },
  { name: 'taken off the web', change: { status: 'disabled' }, closed: 'closed' },
  {
    name: 'taken off the web, with a booking left',
    change: { status: 'disabled' },
    isSomebodyExpected: true,
    closed: null,
  },
  {
    name: 'closed for a time by staff',
    change: { closures: [{ start: '2027-06-01T08:00:00Z', end: '2027-06-01T12:00:00Z', because: null }] },
    closed: 'closed',
    opensAt: '2027-06-01T12:00:00Z',
  },
  { name: 'closed because of a storm', change: { closures: [storm] }, closed: 'storm', opensAt: storm.end },
  { name: 'open before the closure', change: { closures: [storm] }, now: '2027-06-01T07:59:59Z', closed: null },
  { name: 'open after the closure', change: { closures: [storm] }, now: storm.end, closed: null },
  {
    name: 'closed because of a storm, with a booking left',
    change: { closures: [storm] },
    isSomebodyExpected: true,
    closed: null,
  },
  { name: 'hidden is not closed', change: { status: 'hidden' }, closed: null },
  { name: 'closed by staff', change: { prefs: { STATUS: 'closed' } }, isSomebodyExpected: true, closed: 'closed' },
  { name: 'out of service', change: { prefs: { STATUS: 'out-of-service' } }, closed: 'out-of-service' },
  { name: 'return only', change: { prefs: { MODE: 'return-only' } }, isSomebodyExpected: true, closed: 'return-only' },
  { name: 'staff only', change: { prefs: { MODE: 'staff' } }, closed: 'out-of-service' },
])('$name', ({ change, now = '2027-06-01T09:00:00Z', isSomebodyExpected = false, closed, opensAt = null }) => {
  const station = exampleStation(change);
  const facts = { station, prefs: readStationPrefs(station.prefs), isSomebodyExpected };
  expect(closedReason(facts, Temporal.Instant.from(now))).toEqual({ closed, opensAt });
});

test('a station that was never linked is not set up', () => {
  const facts = { station: undefined, prefs: readStationPrefs({}), isSomebodyExpected: false };
  expect(closedReason(facts, Temporal.Instant.from('2027-06-01T09:00:00Z')).closed).toBe('not-set-up');
});
