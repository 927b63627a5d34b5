import { sql } from 'kysely';
import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { dropUnpayableCharge } from '../payments/drop-charge.ts';
import { closePageOf } from '../payments/sync-page.ts';
import { lapseGiftCard } from '../prepaid/activate-gift-card.ts';
import { lapsePass } from '../prepaid/own-pass.ts';

/** The ledger's reason for a purchase that lapsed unpaid. */
export const NOT_PAID = 'not-paid';

const MAX_AT_ONCE = 50;
/** A process that stopped before it opened the page leaves a purchase without one. */
const WITHOUT_PAGE_AFTER = Temporal.Duration.from({ hours: 2 });

/** Lapses purchases whose page closed unpaid. */
export async function lapsePurchases(deps: Deps): Promise<void> {
  const leftBefore = deps.now().subtract(WITHOUT_PAGE_AFTER);
  const rows = await deps.db.query
    .selectFrom('ledger')
    .select('id')
    .where('state', '=', 'pending')
    .where('kind', '=', 'charge')
    .where('purpose', 'in', ['pass', 'gift-card'])
    .where(sql<boolean>`not exists (select from payment_pages where ledger_id = ledger.id and closed_at is null)`)
    .where(sql<boolean>`(created_at < ${leftBefore} or exists (select from payment_pages where ledger_id = ledger.id))`)
    .limit(MAX_AT_ONCE)
    .execute();
  for (const { id } of rows) await lapse(deps, id);
}

/** Closes the page of a purchase and lets it lapse; one that was just paid stays bought. */
export async function giveUpPurchase(deps: Deps, { passId }: { passId: string }, followUps: ChargeFollowUps) {
  const row = await deps.db.query
    .selectFrom('ledger')
    .select('id')
    .where('passId', '=', passId)
    .where('purpose', '=', 'pass')
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (!row) return;
  await closePageOf(deps, row.id, followUps);
  await lapse(deps, row.id);
}

async function lapse(deps: Deps, ledgerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if ((await dropUnpayableCharge(tx, ledgerId, NOT_PAID, now)) !== 'dropped') return;
    const { passId, giftCardId } = await tx
      .selectFrom('ledger')
      .select(['passId', 'giftCardId'])
      .where('id', '=', ledgerId)
      .executeTakeFirstOrThrow();
    if (passId !== null) await lapsePass(tx, passId, now);
    if (giftCardId !== null) await lapseGiftCard(tx, giftCardId, now);
  });
}
