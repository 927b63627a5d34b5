import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, LockerNumberParam, PageQuery, Pagination, StationId, Success } from '../fields.ts';
import { ReportedProblem } from './entities.ts';

/** Renters' reports. */
export const problemCalls = {
  problems: get('admin', '/problems', {
    access: 'staff',
    scope: 'read',
    summary: 'What renters reported, newest first: the timeline of a station, locker, thing or booking',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      lockerNumber: LockerNumberParam.optional(),
      itemId: Id.optional(),
      bookingId: Id.optional(),
      /** `open` until somebody has dealt with it. */
      state: z.enum(['open', 'resolved']).optional(),
    }),
    answer: z.object({ problems: z.array(ReportedProblem), pagination: Pagination, total: z.int() }),
  }),
  agreeToReplacement: post('admin', '/problems/:problemId/agree', {
    access: 'staff-person',
    summary: 'Let a renter collect the other locker although the first board is still out; for one board at a time',
    params: z.object({ problemId: Id }),
    answer: Success,
  }),
  resolveProblem: post('admin', '/problems/:problemId/resolve', {
    access: 'staff-person',
    summary: 'Say that a problem is dealt with: repaired, replaced or not there',
    params: z.object({ problemId: Id }),
    answer: Success,
  }),
};
