import { Refusal } from '@laine/contract/refusals.ts';
import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { applyPaymentEventJob } from './apply-payment-event-job.ts';
import { paymentEvents } from './apply-payment-event.ts';
import { insertPaymentEvent } from './payment-event-store.ts';

/** The provider's form of ids. Even signed content may be odd, and no database or job should have to store that. */
const ProviderId = z.string().regex(/^[\w.:-]{1,255}$/);
const ReadableEvent = z.object({ id: ProviderId, type: ProviderId, objectId: ProviderId.nullable() });

type SignedEvent = { bytes: Uint8Array; signature: string };

/**
 * Stores an event that we follow and queues its processing. We answer quickly, so that the provider doesn't send it
 * twice.
 */
export async function receivePaymentEvent(deps: Deps, { bytes, signature }: SignedEvent): Promise<void> {
  const event = await deps.payments.readEvent(bytes, signature);
  if (!event) throw new Refusal('signature-invalid');
  const { success, error } = ReadableEvent.safeParse(event);
  if (!success) throw new Refusal('malformed', { fields: String(error.issues[0]?.path[0] ?? 'id') });
  if (!Object.hasOwn(paymentEvents, event.type)) return;
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await insertPaymentEvent(tx, event, now))) return;
    await enqueue(tx, applyPaymentEventJob, { eventId: event.id }, { now, dedupeKey: `payment-event:${event.id}` });
  });
}
