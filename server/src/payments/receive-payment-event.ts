import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../queue/queue.ts';
import { applyPaymentEventJob } from './apply-payment-event-job.ts';
import { insertPaymentEvent } from './payment-event-store.ts';

type SignedEvent = { bytes: Uint8Array; signature: string };

/** Stores an event of the provider and asks for it to be applied. Answering is quick, so that nothing is sent twice for us. */
export async function receivePaymentEvent(deps: Deps, { bytes, signature }: SignedEvent): Promise<void> {
  const event = await deps.payments.readEvent(bytes, signature);
  if (!event) throw new Refusal('signature-invalid');
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await insertPaymentEvent(tx, event, now))) return;
    await enqueue(tx, applyPaymentEventJob, { eventId: event.id }, { now, dedupeKey: `payment-event:${event.id}` });
  });
}
