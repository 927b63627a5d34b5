import { expect, test } from 'vitest';
import { groupReservations } from './group-reservations.ts';
import type { ReservationRow } from './reservations-data.ts';

const row: ReservationRow = {
  id: 'b1',
  status: 'complete',
  stationName: 'Pirita',
  image: null,
  isToCome: true,
  start: 'Today, 12:00',
  end: '13:00',
  boards: 1,
  paid: '€20.00',
  refund: null,
  waiting: null,
  coming: null,
};
const board = { id: 's1', status: 'created', code: '4821', lockerNumber: 3 } as const;
const rental = { start: '2026-07-04T09:00:00Z', end: '2026-07-04T10:00:00Z', sessions: [board], isInQuestion: false };
const coming = { ...row, coming: rental };
const started = { ...row, coming: { ...rental, sessions: [{ ...board, status: 'started' as const }] } };

const groupsAt = (time: string, ...rows: ReservationRow[]) =>
  groupReservations(rows, Temporal.Instant.from(`2026-07-04T${time}Z`));
const doors = [{ lockerNumber: 3, code: '4821' }];

test('a booking comes to the top with its code when the code begins to work, ten minutes before', () => {
  expect(groupsAt('08:49:59', coming)).toMatchObject({ now: [], upcoming: [{ id: 'b1' }], past: [] });
  expect(groupsAt('08:50:00', coming)).toMatchObject({ now: [{ phase: 'ready', doors }], upcoming: [] });
});

test('a board that is out stays on top when it is late, and one that nobody collected is past', () => {
  expect(groupsAt('09:30:00', started).now).toMatchObject([{ phase: 'out', doors }]);
  expect(groupsAt('10:30:00', started).now).toMatchObject([{ phase: 'late', doors }]);
  expect(groupsAt('10:00:00', coming)).toMatchObject({ now: [], upcoming: [], past: [{ id: 'b1' }] });
});

test('a late rental shows no code of a board that was never collected', () => {
  const sessions = [
    { ...board, status: 'started' as const },
    { ...board, id: 's2', code: '7310', lockerNumber: 4 },
  ];
  expect(groupsAt('10:30:00', { ...row, coming: { ...rental, sessions } }).now).toMatchObject([{ doors }]);
});

test('what is not paid yet is to come, what is over or cancelled is past', () => {
  const groups = groupsAt('09:30:00', { ...row, id: 'held', status: 'open' }, { ...row, id: 'old', isToCome: false });
  expect(groups).toMatchObject({ now: [], upcoming: [{ id: 'held' }], past: [{ id: 'old' }] });
});
