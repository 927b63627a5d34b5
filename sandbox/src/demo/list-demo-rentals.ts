import { isBefore } from '@laine/rules/time/instants.ts';
import { dateIn, instantAt, parseTimeOfDay } from '@laine/rules/time/wall-time.ts';
import type { DemoCustomerEmail } from './demo-people.ts';

/** A rental on the demo's timetable, in the wall time of its station; `day` 0 is the day of loading. */
interface PlannedRental {
  stationId: 'pirita' | 'parnu' | 'malaga';
  day: number;
  from: string;
  hours: number;
  boards: number;
  customer: DemoCustomerEmail;
}

export interface Rental extends PlannedRental {
  start: Temporal.Instant;
  end: Temporal.Instant;
  isOver: boolean;
}

/** It uses at most half of a station's boards at any time, so that whoever tries the product always finds one. */
const timetable: PlannedRental[] = [
  { stationId: 'malaga', day: -9, from: '11:00', hours: 2, boards: 2, customer: 'juan@example.com' },
  { stationId: 'malaga', day: -8, from: '18:30', hours: 1, boards: 1, customer: 'camille@example.com' },
  { stationId: 'pirita', day: -6, from: '07:00', hours: 2, boards: 2, customer: 'camille@example.com' },
  { stationId: 'parnu', day: -5, from: '19:00', hours: 1.5, boards: 2, customer: 'anna@example.com' },
  { stationId: 'pirita', day: -4, from: '17:30', hours: 2, boards: 2, customer: 'mari@example.com' },
  { stationId: 'pirita', day: -3, from: '12:00', hours: 3, boards: 3, customer: 'anna@example.com' },
  { stationId: 'pirita', day: -2, from: '18:15', hours: 1, boards: 1, customer: 'james@example.com' },
  { stationId: 'parnu', day: -2, from: '10:00', hours: 2, boards: 1, customer: 'liis@example.com' },
  { stationId: 'pirita', day: -1, from: '09:30', hours: 1.5, boards: 2, customer: 'juan@example.com' },
  { stationId: 'parnu', day: -1, from: '16:00', hours: 2, boards: 2, customer: 'mari@example.com' },
  { stationId: 'pirita', day: 0, from: '08:30', hours: 1, boards: 1, customer: 'liis@example.com' },
  { stationId: 'parnu', day: 0, from: '10:00', hours: 2, boards: 2, customer: 'camille@example.com' },
  { stationId: 'pirita', day: 0, from: '12:00', hours: 2, boards: 2, customer: 'james@example.com' },
  { stationId: 'pirita', day: 0, from: '16:00', hours: 1.5, boards: 2, customer: 'anna@example.com' },
  { stationId: 'parnu', day: 0, from: '17:30', hours: 1, boards: 1, customer: 'liis@example.com' },
  { stationId: 'pirita', day: 0, from: '19:00', hours: 2, boards: 2, customer: 'mari@example.com' },
  { stationId: 'pirita', day: 1, from: '10:30', hours: 1, boards: 1, customer: 'camille@example.com' },
  { stationId: 'parnu', day: 1, from: '11:00', hours: 2, boards: 2, customer: 'mari@example.com' },
  { stationId: 'pirita', day: 1, from: '14:00', hours: 2, boards: 3, customer: 'juan@example.com' },
  { stationId: 'parnu', day: 1, from: '18:00', hours: 1.5, boards: 1, customer: 'james@example.com' },
  { stationId: 'pirita', day: 2, from: '13:00', hours: 3, boards: 2, customer: 'anna@example.com' },
];

const NOTICE = { minutes: 30 };

/** The timetable around `now`, without rentals under way or about to begin: nobody is there to live them. */
export function listDemoRentals(now: Temporal.Instant, timeZoneOf: (stationId: string) => string): Rental[] {
  const soon = now.add(NOTICE);
  return timetable.flatMap((planned) => {
    const { start, end } = slotOf(planned, now, timeZoneOf(planned.stationId));
    const isOver = isBefore(end, now);
    return isOver || isBefore(soon, start) ? [{ ...planned, start, end, isOver }] : [];
  });
}

function slotOf({ day, from, hours }: PlannedRental, now: Temporal.Instant, timeZone: string) {
  const date = dateIn(timeZone, now).add({ days: day });
  const start = instantAt(date, parseTimeOfDay(from) ?? 0, timeZone);
  return { start, end: start.add({ minutes: hours * 60 }) };
}
