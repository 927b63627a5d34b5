import { Refusal } from '@laine/contract/refusals.ts';
import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { enqueueAlone } from '../../ground/queue/queue.ts';
import { applyPaymentEventJob } from './apply-payment-event-job.ts';
import { paymentEvents } from './apply-payment-event.ts';

/** The provider's form of ids. Even signed content may be odd, and no database or job should have to store that. */
const ProviderId = z.string().regex(/^[\w.:-]{1,255}$/);
const ReadableEvent = z.object({ id: ProviderId, type: ProviderId, objectId: ProviderId.nullable() });

type SignedEvent = { bytes: Uint8Array; signature: string };

/** Queues an event that we follow, once. We answer quickly, so that the provider doesn't send it again. */
export async function receivePaymentEvent(deps: Deps, { bytes, signature }: SignedEvent): Promise<void> {
  const event = await deps.payments.readEvent(bytes, signature);
  if (!event) throw new Refusal('signature-invalid');
  const { success, error } = ReadableEvent.safeParse(event);
  if (!success) throw new Refusal('malformed', { fields: String(error.issues[0]?.path[0] ?? 'id') });
  const { id, type, objectId } = event;
  if (!Object.hasOwn(paymentEvents, type) || objectId === null) return;
  const once = { now: deps.now(), dedupeKey: `payment-event:${id}` };
  await enqueueAlone(deps.db.query, applyPaymentEventJob, { type, objectId }, once);
}
