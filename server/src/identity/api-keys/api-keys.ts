import type { ApiKey } from '@laine/contract/admin/entities.ts';
import type { KeyScope } from '@laine/contract/key-scope.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireKnownStations } from '../../ground/require-station.ts';
import { hashToken, newId, newToken } from '../../ground/secrets.ts';
import { timestamps } from '../../ground/timestamps.ts';
import { insertApiKey, listApiKeyRows, removeApiKey } from './api-key-store.ts';

type KeyWish = {
  name: string;
  stationIds?: string[] | undefined;
  scope: KeyScope;
  expiresAt?: string | undefined;
};

/** The key itself is answered this once; only its hash is kept. */
export async function createApiKey(deps: Deps, actor: Actor<Person>, wish: KeyWish): Promise<string> {
  const key = newToken();
  const id = newId();
  const { name, stationIds = null, scope } = wish;
  const expiresAt = wish.expiresAt === undefined ? null : Temporal.Instant.from(wish.expiresAt);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0)
      throw new Refusal('malformed', { fields: 'expiresAt' });
    await requireKnownStations(tx, stationIds ?? []);
    await recordAction(tx, actor, { action: 'api-key-created', target: id, data: wish }, now);
    const row = { name, hash: hashToken(key), stationIds, scope, createdBy: actor.who.account.id, expiresAt };
    await insertApiKey(tx, id, row, now);
  });
  return key;
}

export async function listApiKeys(deps: Deps): Promise<ApiKey[]> {
  const rows = await listApiKeyRows(deps.db.query);
  return rows.map((row) => ({
    ...row,
    expiresAt: row.expiresAt?.toString() ?? null,
    lastUsedAt: row.lastUsedAt?.toString() ?? null,
    ...timestamps(row),
  }));
}

/** Every request looks up its key, so the next request with this key is refused. */
export async function deleteApiKey(deps: Deps, actor: Actor<Person>, { id }: { id: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const name = await removeApiKey(tx, id);
    if (name === undefined) throw new Refusal('not-found');
    await recordAction(tx, actor, { action: 'api-key-deleted', target: id, data: { name } }, deps.now());
  });
}
