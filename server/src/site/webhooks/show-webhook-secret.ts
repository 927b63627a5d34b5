import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { requireStation } from '../../ground/require-station.ts';
import { findEndpoint } from './webhook-store.ts';

/** For the receiver's own check of signatures. It forges events in the wrong hands, so showing it is recorded. */
export async function showWebhookSecret(
  deps: Deps,
  actor: Actor,
  { stationId }: { stationId: string },
): Promise<string> {
  const { query } = deps.db;
  await requireStation(query, actor.who, stationId);
  const endpoint = await findEndpoint(query, stationId);
  if (!endpoint) throw new Refusal('no-webhook-url');
  await recordAction(query, actor, { action: 'webhook-secret-shown', target: stationId, stationId }, deps.now());
  return endpoint.secret;
}
