import { vatIncludedInCents } from '@laine/rules/vat-included-in-cents.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { LedgerRow } from './ledger-store.ts';
import { insertReceipt, nextNumber } from './ledger-store.ts';

/**
 * A numbered document for a settled money movement: a receipt for a charge, a credit note for a refund. It holds the
 * seller and the sums as they were; the customer is found through the ledger, so that removing personal data leaves it whole.
 */
export async function issueReceipt(
  { settings }: Pick<Deps, 'settings'>,
  tx: Tx,
  row: LedgerRow,
  now: Temporal.Instant,
): Promise<void> {
  const kind = row.kind === 'charge' ? 'receipt' : 'credit-note';
  const { year } = now.toZonedDateTimeISO('UTC');
  const prefix = kind === 'receipt' ? 'R' : 'C';
  const number = await nextNumber(tx, `${kind}-${year}`);
  const vatPercent = Number(row.vatPercent ?? 0);
  const { legalName, registrationNumber, address } = settings.brand;
  const data = {
    purpose: row.purpose,
    bookingId: row.bookingId,
    totalInCents: row.amountInCents,
    vatPercent,
    vatInCents: vatIncludedInCents(row.amountInCents, vatPercent),
    currency: 'eur',
    seller: { legalName, registrationNumber, address },
  };
  const name = `${prefix}-${year}-${String(number).padStart(6, '0')}`;
  await insertReceipt(tx, { number: name, kind, ledgerId: row.id, data }, now);
}
