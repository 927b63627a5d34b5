import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { findBooking, lockBooking } from './booking-store.ts';

type GoodwillWish = { bookingId: string; amountInCents: number; reason: string };

/** Out of goodwill: never more than is left of what was paid, whatever was given back for other reasons. */
export async function giveBackPart(deps: Deps, actor: Actor, wish: GoodwillWish): Promise<void> {
  const { bookingId, amountInCents, reason } = wish;
  if (!(await findBooking(deps.db.query, bookingId))) throw new Refusal('not-found');
  await deps.db.transaction(async (tx) => {
    const { accountId, stationId } = await lockBooking(tx, bookingId);
    const now = deps.now();
    const data = { amountInCents, reason };
    await recordAction(tx, actor, { action: 'booking-refunded', target: bookingId, stationId, data }, now);
    const left = await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'goodwill', amountInCents }, now);
    if (left > 0) throw new Refusal('refund-too-large');
  });
}
