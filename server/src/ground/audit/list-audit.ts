import type { AuditFilter } from '@laine/contract/admin/audit-calls.ts';
import type { AuditEntry, AuditTarget } from '@laine/contract/admin/entities.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readCursorPage } from '../db/cursor-page.ts';
import type { Deps } from '../deps.ts';
import { type AuditListRow, listAuditRows } from './audit-list-store.ts';
import { nameTargets } from './name-targets.ts';
import { resolveFilter } from './resolve-filter.ts';

/** Newest first. People are named by e-mail, programs by the name of their key. */
export async function listAudit(
  deps: Deps,
  { before, after, limit, ...filter }: ParsedInput<typeof calls.audit>,
): Promise<CallAnswer<typeof calls.audit>> {
  const resolved = await resolveFilter(deps.db.query, filter satisfies AuditFilter);
  const { rows, neighbours } = await readCursorPage({ before, after, limit }, (from) =>
    listAuditRows(deps.db.query, resolved, from),
  );
  const abouts = await nameTargets(deps.db.query, [...new Set(rows.map(({ target }) => target))]);
  return { entries: rows.map((row) => presentEntry(row, abouts.get(row.target) ?? null)), neighbours };
}

const presentEntry = (
  { fromAddress, createdAt, actorName, ...row }: AuditListRow,
  about: AuditTarget | null,
): AuditEntry => ({
  ...row,
  about,
  actor: actorName,
  from: fromAddress,
  createdAt: createdAt.toString(),
});
