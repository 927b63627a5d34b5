import type { Db } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { PaymentEvent } from '../../ground/ports/payment-provider.ts';

/** False when it has been stored before. Ids only: the provider's payload names people. */
export async function insertPaymentEvent(db: Db, event: PaymentEvent, now: Temporal.Instant): Promise<boolean> {
  const added = await db
    .insertInto('paymentEvents')
    .values({ ...event, payload: asJson(event), receivedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findPaymentEvent(db: Db, id: string) {
  return db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'objectId', 'appliedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function markApplied(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('paymentEvents').set({ appliedAt: now }).where('id', '=', id).execute();
}

export async function listUnappliedEvents(db: Db, receivedBefore: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentEvents')
    .select('id')
    .where('appliedAt', 'is', null)
    .where('receivedAt', '<', receivedBefore)
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
