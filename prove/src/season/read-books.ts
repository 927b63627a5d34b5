import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';

export type Books = Awaited<ReturnType<typeof readBooks>>;
export type LedgerRow = Books['rows'][number];

/** Every stored record about money. */
export async function readBooks({ db: { query } }: LinkScene) {
  return {
    rows: await query.selectFrom('ledger').selectAll().orderBy('createdAt').execute(),
    receipts: await query.selectFrom('receipts').selectAll().execute(),
    disputes: await query.selectFrom('disputes').selectAll().execute(),
    giftCards: await query.selectFrom('giftCards').selectAll().execute(),
    statements: await query.selectFrom('statements').selectAll().orderBy('month').execute(),
    entries: await query.selectFrom('statementEntries').selectAll().execute(),
  };
}

const signs: Record<string, number> = { charge: 1, refund: -1, dispute: -1, 'dispute-return': 1 };

/** Income is positive. */
const signedCents = ({ kind, amountInCents }: Pick<LedgerRow, 'kind' | 'amountInCents'>): number =>
  (signs[kind] ?? 0) * amountInCents;

export const signedSum = (rows: Pick<LedgerRow, 'kind' | 'amountInCents'>[]): number =>
  rows.reduce((sum, row) => sum + signedCents(row), 0);

/** The name of a movement in failure messages. */
export const nameOf = ({
  id,
  kind,
  purpose,
  means,
  amountInCents,
  bookingId,
  passId,
  giftCardId,
}: LedgerRow): string => {
  const about = bookingId ? `booking ${bookingId}` : passId ? `pass ${passId}` : `gift card ${giftCardId}`;
  return `${about}, ${kind} ${id} (${purpose}, ${means}, ${amountInCents} cents)`;
};
