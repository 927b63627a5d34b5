import type { AuditFilter } from '@laine/contract/admin/audit-calls.ts';
import { csvTable } from '../csv-table.ts';
import { edgeAt } from '../db/cursor-page.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { type AuditListRow, listAuditRows } from './audit-list-store.ts';
import type { Actor } from './record-action.ts';
import { recordExport } from './record-export.ts';
import { resolveFilter } from './resolve-filter.ts';

const columns = ['time', 'actor kind', 'actor', 'action', 'target', 'station', 'from', 'data'] as const;

/** The filter's rows, for a spreadsheet. */
export async function exportAudit(
  deps: Deps,
  actor: Actor<Person>,
  filter: AuditFilter,
): Promise<AsyncIterable<string>> {
  const { query } = deps.db;
  const resolved = await resolveFilter(query, filter);
  await recordExport(query, actor, { list: 'audit', filter, stationId: filter.stationId }, deps.now());
  return csvTable(
    columns,
    (last: AuditListRow | undefined, limit) => listAuditRows(query, resolved, { edge: last && edgeAt(last), limit }),
    (row) => ({
      time: row.createdAt.toString(),
      'actor kind': row.actorKind,
      actor: row.actorName,
      action: row.action,
      target: row.target,
      station: row.stationId,
      from: row.fromAddress,
      data: row.data === null ? '' : JSON.stringify(row.data),
    }),
  );
}
