import type { WebhookAttempt } from '@laine/contract/admin/webhook-calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { attemptLogs } from './webhook-store.ts';

/** The log entry that `deliver-webhook.ts` writes. */
const Attempted = z.object({
  type: z.string().catch(''),
  webhookId: z.string().catch(''),
  answer: z.union([z.int(), z.string()]).catch(''),
  attempt: z.int().catch(1),
});

/** Deliveries of a station's events, from its log. */
export async function listWebhookAttempts(
  deps: Deps,
  staff: Staff,
  { stationId, offset, limit }: ParsedInput<typeof calls.webhookAttempts>,
): Promise<WebhookAttempt[]> {
  await requireStation(deps.db.query, staff, stationId);
  const rows = await attemptLogs(deps.db.query, { stationId, offset, limit }).execute();
  return rows.map(({ id, title, data, createdAt }) => {
    const { type, ...attempted } = Attempted.parse(data ?? {});
    return {
      id,
      event: type,
      hasArrived: title === 'webhook delivered',
      ...attempted,
      createdAt: createdAt.toString(),
    };
  });
}
