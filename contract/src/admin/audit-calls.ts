import { z } from 'zod';
import { AuditedAction } from '../audited-action.ts';
import { get } from '../call.ts';
import { CursorQuery, Day, Id, Neighbours, StationId } from '../fields.ts';
import { AuditEntry } from './entities.ts';

export const AuditFilter = z.object({
  /** The id of a person or an API key; names don't belong in addresses. */
  actorId: Id.optional(),
  action: AuditedAction.optional(),
  stationId: StationId.optional(),
  /** On the station's clock; without a station, UTC. */
  day: Day.optional(),
  /** The id of the target. */
  target: z.string().trim().min(1).max(120).optional(),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const auditCalls = {
  audit: get('admin', '/audit', {
    access: 'admin',
    summary: 'Who changed what, newest first',
    query: CursorQuery.extend(AuditFilter.shape),
    answer: z.object({ entries: z.array(AuditEntry), neighbours: Neighbours }),
  }),
  auditCsv: get('admin', '/audit.csv', {
    access: 'admin',
    summary: 'Who changed what, as a table of everything that the filter matches',
    query: AuditFilter,
    form: 'csv',
  }),
};
