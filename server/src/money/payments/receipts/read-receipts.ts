import type { Receipt as ShownReceipt } from '@laine/contract/public/receipt-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import { openPaper } from '../../../ground/papers/open-paper.ts';
import type { Person } from '../../../ground/principal.ts';
import type { InWorker } from '../../../ground/workers/open-workers.ts';
import { findVisibleReceipt } from './find-visible-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import type { Receipt } from './receipt-store.ts';
import { isCorrected, listReceiptsOfBooking, listReceiptsOfPurchases } from './receipt-store.ts';

export async function listBookingReceipts(
  deps: Deps,
  who: Person,
  { bookingId }: { bookingId: string },
): Promise<ShownReceipt[]> {
  const booking = await deps.db.query
    .selectFrom('bookings')
    .select('accountId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking || !(who.isAdmin || booking.accountId === who.account.id)) throw new Refusal('not-found');
  const receipts = await listReceiptsOfBooking(deps.db.query, bookingId);
  return Promise.all(receipts.map((receipt) => presentReceipt(deps.db.query, receipt)));
}

/** For all purchases of a person, keyed by pass or gift card. */
export async function listPurchaseReceipts(db: Db, accountId: string): Promise<Map<string, ShownReceipt[]>> {
  const byPurchase = new Map<string, ShownReceipt[]>();
  for (const receipt of await listReceiptsOfPurchases(db, accountId)) {
    const shown = await presentReceipt(db, receipt);
    byPurchase.set(receipt.ofId, [...(byPurchase.get(receipt.ofId) ?? []), shown]);
  }
  return byPurchase;
}

export async function readReceipt(
  deps: Deps,
  who: Person,
  { receiptId }: { receiptId: string },
): Promise<ShownReceipt> {
  return presentReceipt(deps.db.query, await findVisibleReceipt(deps.db.query, who, receiptId));
}

export async function printReceipt(
  deps: Deps,
  who: Person,
  { receiptId }: { receiptId: string },
): Promise<Uint8Array | InWorker<Uint8Array>> {
  const receipt = await findVisibleReceipt(deps.db.query, who, receiptId);
  return openPaper(deps, receiptPaper(receipt, deps.settings.brand), { receiptId });
}

export async function presentReceipt(db: Db, receipt: Receipt): Promise<ShownReceipt> {
  const { purpose, totalInCents, bookingId, stationName, timeZone, lines, vatPercent, vatInCents, company } =
    receipt.data;
  const { id, kind, number, issuedAt } = receipt;
  return {
    id,
    kind,
    number,
    issuedAt: issuedAt.toString(),
    purpose,
    totalInCents,
    bookingId,
    stationName,
    timeZone,
    lines,
    vatPercent,
    vatInCents,
    company,
    canBecomeInvoice: receipt.kind === 'receipt' && !(await isCorrected(db, receipt.id)),
  };
}
