import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { broadcastCalls } from '@laine/contract/admin/broadcast-calls.ts';
import { claimCalls } from '@laine/contract/admin/claim-calls.ts';
import { closureCalls } from '@laine/contract/admin/closure-calls.ts';
import { dashboardCalls } from '@laine/contract/admin/dashboard-calls.ts';
import { healthCalls } from '@laine/contract/admin/health-calls.ts';
import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { problemCalls } from '@laine/contract/admin/problem-calls.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { Call } from '@laine/contract/call.ts';
import type { LiveThing } from '@laine/contract/live-change.ts';

const { broadcast, previewBroadcast } = broadcastCalls;
const { dashboard } = dashboardCalls;
const { health } = healthCalls;
const { items, item } = itemCalls;
const { tasks } = taskCalls;
const { adminStations, adminStation, stationNames } = stationCalls;
const { sessions, session, sessionsOfBooking, stationDay } = sessionCalls;
const { adminBookings, adminBooking } = bookingCalls;

/** The calls whose answers a change may have outdated. */
export const liveCalls: Record<LiveThing, readonly Call[]> = {
  alert: [alertCalls.alerts, claimCalls.claims, claimCalls.claim, dashboard, health, adminStation, stationDay],
  booking: [adminBookings, adminBooking, personCalls.person, dashboard, stationDay, broadcast, previewBroadcast],
  closure: [closureCalls.closures, dashboard, stationDay],
  item: [adminStation, items, item, tasks, health],
  locker: [adminStation, adminStations, adminBooking, dashboard, tasks, health, stationDay],
  problem: [problemCalls.problems, adminBooking, items, item, tasks],
  session: [sessions, session, sessionsOfBooking, adminBooking, adminStation, stationDay, dashboard, items, item],
  station: [adminStations, adminStation, stationNames, stationDay, dashboard, health],
  task: [tasks],
};
