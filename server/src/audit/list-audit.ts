import type { calls } from '@laine/contract/calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Entries = CallAnswer<typeof calls.audit>['entries'];

/** Who changed what, newest first. People are named by their e-mail, programs by the name of their key. */
export async function listAudit(
  deps: Deps,
  { stationId, offset, limit }: ParsedInput<typeof calls.audit>,
): Promise<Entries> {
  const rows = await deps.db.query
    .selectFrom('audit')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'person'),
    )
    .leftJoin('apiKeys', (join) => join.onRef('apiKeys.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'api-key'))
    .select(['audit.id', 'action', 'target', 'stationId', 'data', 'fromAddress', 'audit.createdAt'])
    // A deleted key or a removed person is still told apart by its id.
    .select(sql<string>`coalesce(accounts.email, api_keys.name, audit.actor_id, audit.actor_kind)`.as('actor'))
    .$if(stationId !== undefined, (query) => query.where('stationId', '=', stationId ?? ''))
    .orderBy('audit.createdAt', 'desc')
    .orderBy('audit.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ fromAddress, createdAt, ...row }) => ({
    ...row,
    from: fromAddress,
    createdAt: createdAt.toString(),
  }));
}
