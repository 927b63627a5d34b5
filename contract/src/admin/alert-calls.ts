import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PageQuery, Pagination, StationId, Success } from '../fields.ts';
import { Alert } from './entities.ts';

/** What needs a person. */
export const alertCalls = {
  alerts: get('admin', '/alerts', {
    access: 'staff-person',
    summary: 'What needs a person: what is still open first, of that somebody on the water, then newest first',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ alerts: z.array(Alert), pagination: Pagination }),
  }),
  takeAlert: post('admin', '/alerts/:alertId/take', {
    access: 'staff-person',
    summary: 'Look after an alert: nobody else is called any more',
    params: z.object({ alertId: Id }),
    answer: Success,
  }),
  closeAlert: post('admin', '/alerts/:alertId/close', {
    access: 'staff-person',
    summary: 'Mark an alert as dealt with',
    params: z.object({ alertId: Id }),
    answer: Success,
  }),
};
