import type { Db } from '../db/open-database.ts';
import type { Actor } from './record-action.ts';
import { recordAction } from './record-action.ts';

type Exported = { list: string; filter: Record<string, unknown>; stationId?: string | undefined };

/** Written before the first row leaves. */
export async function recordExport(
  db: Db,
  actor: Actor,
  { list, filter, stationId }: Exported,
  now: Temporal.Instant,
): Promise<void> {
  const action = { action: 'list-exported', target: list, stationId: stationId ?? null, data: filter } as const;
  await recordAction(db, actor, action, now);
}
