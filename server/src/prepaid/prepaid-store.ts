import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';

/** Passes and gift cards: sums and days stay for the books. */

/** Whom a gift card was for, whether the person bought it or it was for them, and why a pass was ended. */
export async function emptyPrepaidOf(
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  await tx
    .updateTable('giftCards')
    .set({ recipientEmail: null })
    .where((card) => card.or([card('boughtBy', '=', accountId), card('recipientEmail', '=', email)]))
    .execute();
  await tx.updateTable('passes').set({ endReason: null }).where('accountId', '=', accountId).execute();
}

/** Money that was redeemed goes back onto its card. */
export async function addToBalance(tx: Tx, giftCardId: string, cents: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('giftCards')
    .set((card) => ({ balanceInCents: card('balanceInCents', '+', cents), updatedAt: now }))
    .where('id', '=', giftCardId)
    .execute();
}

/** Those that nothing in the books points at any more. */
export async function deleteOldPrepaid(tx: Tx, { before, limit }: Batch): Promise<number> {
  const passes = batchOf(
    'passes',
    sql`updated_at < ${before} and created_at < ${before} and coalesce(ends_at, created_at) < ${before}
      and not exists (select from bookings where pass_id = passes.id)
      and not exists (select from ledger where pass_id = passes.id)`,
    limit,
  );
  const cards = batchOf(
    'giftCards',
    // A card with money on it is still somebody's.
    sql`updated_at < ${before} and created_at < ${before}
      and (status <> 'active' or balance_in_cents = 0 or expires_at < ${before})
      and not exists (select from bookings where gift_card_id = gift_cards.id)
      and not exists (select from ledger where gift_card_id = gift_cards.id)`,
    limit,
  );
  const gone = countOf(await tx.deleteFrom('passes').where(passes).executeTakeFirstOrThrow());
  return Math.max(gone, countOf(await tx.deleteFrom('giftCards').where(cards).executeTakeFirstOrThrow()));
}
