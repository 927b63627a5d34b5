import { GIFT_CARD_DAYS_AFTER_REFUND } from '@laine/rules/constants.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { GiftCardsTable } from '../../ground/db/tables/money.ts';

/** Sums and days of gift cards stay for the books. */

export type GiftCardRow = Selectable<GiftCardsTable>;

export type NewGiftCard = Pick<
  GiftCardRow,
  | 'id'
  | 'codeHash'
  | 'status'
  | 'initialInCents'
  | 'boughtBy'
  | 'issuedBy'
  | 'recipientEmail'
  | 'senderName'
  | 'message'
  | 'locale'
  | 'expiresAt'
>;

export async function insertGiftCard(tx: Tx, card: NewGiftCard, now: Temporal.Instant): Promise<GiftCardRow> {
  return tx
    .insertInto('giftCards')
    .values({ ...card, balanceInCents: card.initialInCents, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findGiftCard = (db: Db, id: string): Promise<GiftCardRow | undefined> =>
  db.selectFrom('giftCards').selectAll().where('id', '=', id).executeTakeFirst();

export const lockGiftCard = (tx: Tx, id: string): Promise<GiftCardRow | undefined> =>
  tx.selectFrom('giftCards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findGiftCardByHash = (db: Db, codeHash: string): Promise<GiftCardRow | undefined> =>
  db
    .selectFrom('giftCards')
    .selectAll()
    .where('codeHash', '=', codeHash)
    // Nobody knows the code of an unpaid card.
    .where('status', 'not in', ['open', 'lapsed'])
    .executeTakeFirst();

export const listGiftCardsOf = (db: Db, accountId: string): Promise<GiftCardRow[]> =>
  db
    .selectFrom('giftCards')
    .selectAll()
    .where('boughtBy', '=', accountId)
    .where('status', '<>', 'lapsed')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Cards that were used for a payment, even if the money is back on them: their code is in use. */
export async function listUsedGiftCards(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('bookings').select('giftCardId').distinct().where('giftCardId', 'in', ids).execute();
  return new Set(rows.flatMap(({ giftCardId }) => giftCardId ?? []));
}

type GiftCardChange = Partial<
  Pick<
    GiftCardRow,
    'status' | 'stoppedByDispute' | 'recipientEmail' | 'balanceInCents' | 'boughtAt' | 'expiresAt' | 'withdrawnAt'
  >
>;

export async function updateGiftCard(tx: Tx, id: string, change: GiftCardChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('giftCards')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Money that was redeemed goes back onto its card, and can be spent for a while even if the card is about to end. */
export async function addToBalance(tx: Tx, giftCardId: string, cents: number, now: Temporal.Instant): Promise<void> {
  const usableUntil = now.add({ hours: 24 * GIFT_CARD_DAYS_AFTER_REFUND });
  await tx
    .updateTable('giftCards')
    .set((card) => ({
      balanceInCents: card('balanceInCents', '+', cents),
      expiresAt: sql<Temporal.Instant | null>`case when expires_at is not null then greatest(expires_at, ${usableUntil}) end`,
      updatedAt: now,
    }))
    .where('id', '=', giftCardId)
    .execute();
}

/** Reduces the card's balance. */
export async function takeOffBalance(tx: Tx, giftCardId: string, cents: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('giftCards')
    .set((card) => ({
      balanceInCents: card('balanceInCents', '-', cents),
      takenBackInCents: card('takenBackInCents', '+', cents),
      updatedAt: now,
    }))
    .where('id', '=', giftCardId)
    .execute();
}
