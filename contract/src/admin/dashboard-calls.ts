import { z } from 'zod';
import { get } from '../call.ts';
import { Moment } from '../fields.ts';
import { DashboardStation } from './entities.ts';

/** How the stations are doing now. */
export const dashboardCalls = {
  dashboard: get('admin', '/dashboard', {
    access: 'staff-person',
    summary: 'How the stations are doing now',
    answer: z.object({ now: Moment, stations: z.array(DashboardStation) }),
  }),
};
