import { z } from 'zod';
import { get } from '../call.ts';
import { PageQuery, Pagination, StationId } from '../fields.ts';
import { AuditEntry } from './entities.ts';

/** Who changed what. */
export const auditCalls = {
  audit: get('admin', '/audit', {
    access: 'admin',
    summary: 'Who changed what, newest first',
    query: PageQuery.extend({ stationId: StationId.optional() }),
    answer: z.object({ entries: z.array(AuditEntry), pagination: Pagination }),
  }),
};
