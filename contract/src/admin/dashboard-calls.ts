import { z } from 'zod';
import { get } from '../call.ts';
import { Moment } from '../fields.ts';
import { BoardOut, DashboardStation } from './dashboard-entities.ts';

export const dashboardCalls = {
  dashboard: get('admin', '/dashboard', {
    access: 'staff-person',
    summary: 'How the stations are doing now, and who is on the water',
    answer: z.object({
      now: Moment,
      stations: z.array(DashboardStation),
      /** Earliest due first. */
      boardsOut: z.array(BoardOut),
      /** The mean of whole days: the last four of this weekday, over all these stations. */
      usual: z.object({ bookings: z.number(), revenueInCents: z.number() }),
    }),
  }),
};
