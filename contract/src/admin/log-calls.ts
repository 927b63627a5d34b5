import { z } from 'zod';
import { get } from '../call.ts';
import { Id, LockerNumberParam, PageQuery, Pagination, StationId } from '../fields.ts';
import { Log } from './entities.ts';

export const logCalls = {
  logs: get('admin-and-literal', '/logs', {
    access: 'staff',
    scope: 'read',
    summary: 'What happened at a station, newest first',
    query: PageQuery.extend({
      stationId: StationId,
      lockerNumber: LockerNumberParam.optional(),
      sessionId: Id.optional(),
    }),
    answer: z.object({ logs: z.array(Log), pagination: Pagination }),
  }),
};
