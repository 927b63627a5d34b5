import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { expect, test } from 'vitest';
import { byTrouble, listShownStations } from './list-shown-stations.ts';

const station = (name: string): DashboardStation => ({
  stationId: name.toLowerCase(),
  name,
  timeZone: 'Europe/Tallinn',
  status: 'active',
  connected: true,
  lastSeenAt: null,
  place: null,
  lockers: 0,
  isAttended: true,
  salesStoppedAt: null,
  lockersInService: 0,
  boardsOut: 0,
  boardsFree: 0,
  overdue: 0,
  bookingsToday: 0,
  revenueTodayInCents: 0,
  openAlerts: 0,
});

test('stations stand in the order of the page’s language, whatever the machine’s own is', () => {
  const stations = [station('Playa'), station('Pärnu'), station('Pirita')];
  const names = (locale: 'en' | 'et') => listShownStations(stations, {}, locale).map(({ name }) => name);
  expect(names('en')).toEqual(['Pärnu', 'Pirita', 'Playa']);
  expect(names('et')).toEqual(['Pirita', 'Playa', 'Pärnu']);
});

test('a station with a late board comes before silent ones, though nobody is alerted yet', () => {
  const [alert, late, silent] = [{ openAlerts: 1 }, { overdue: 1 }, { connected: false }];
  const stations = [{}, silent, late, {}, alert].map((facts, at) => ({ ...station(`Number ${at}`), ...facts }));
  const inOrder = stations.toSorted(byTrouble('en'));
  expect(inOrder.map(({ name }) => name.at(-1))).toEqual(['4', '2', '1', '0', '3']);
});
