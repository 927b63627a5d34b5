import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PageQuery, Pagination, StationId, Success } from '../fields.ts';
import { Rescue, SilenceMinutes } from '../rescue.ts';
import { Alert } from './entities.ts';

export const alertCalls = {
  alerts: get('admin', '/alerts', {
    access: 'staff-person',
    summary: 'What needs a person: what is still open first, of that somebody on the water, then newest first',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      /** Without it, both; closed alerts come last closed first. */
      state: z.enum(['open', 'closed']).optional(),
    }),
    answer: z.object({ alerts: z.array(Alert), pagination: Pagination }),
  }),
  takeAlert: post('admin', '/alerts/:alertId/take', {
    access: 'staff-person',
    summary: 'Look after an alert: nobody else is called any more',
    params: z.object({ alertId: Id }),
    answer: Success,
  }),
  silenceAlert: post('admin', '/alerts/:alertId/talked-to', {
    access: 'staff-person',
    summary: 'Somebody has talked to whoever is not back: nobody is called for so many minutes, then again',
    params: z.object({ alertId: Id }),
    body: z.object({ minutes: SilenceMinutes }),
    answer: Success,
  }),
  closeAlert: post('admin', '/alerts/:alertId/close', {
    access: 'staff-person',
    summary:
      'Mark an alert as dealt with; a search for somebody on the water ends only with the rescue service that has it',
    params: z.object({ alertId: Id }),
    body: z.object({ rescue: Rescue.optional() }),
    answer: Success,
  }),
};
