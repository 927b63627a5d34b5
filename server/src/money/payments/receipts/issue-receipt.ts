import type { ReceiptKind } from '@laine/contract/states.ts';
import { ChargePurpose } from '@laine/contract/states.ts';
import { creditedVatInCents } from '@laine/rules/money/credited-vat-in-cents.ts';
import { vatIncludedInCents } from '@laine/rules/money/vat-included-in-cents.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { LedgerRow } from '../ledger-store.ts';
import { findLedgerRow, findReturnReceipt } from '../ledger-store.ts';
import { goesToBuyer } from '../refund-waits.ts';
import type { PaidFor } from './paid-for.ts';
import { readPaidFor } from './paid-for.ts';
import { queueTaxReport } from './queue-tax-report.ts';
import type { Company, ReceiptData } from './receipt-data.ts';
import { endBeforeHour, receiptLines } from './receipt-lines.ts';
import type { Receipt } from './receipt-store.ts';
import { insertReceipt, lockReceipt, nextNumber, sumCredited } from './receipt-store.ts';

type Brand = Deps['settings']['brand'];

/**
 * Issues the numbered document of a movement: a receipt for a payment, including a gift card's part, or a credit note
 * for a refund. Money that a bank returns late counts as paid again. Call it last in the transaction: the number stays
 * locked until commit, and every other payment waits for it.
 */
export async function issueReceipt(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  rows: readonly [LedgerRow, ...LedgerRow[]],
  now: Temporal.Instant,
): Promise<void> {
  const [row] = rows;
  const { brand } = deps.settings;
  const paidFor = await readPaidFor(tx, row, brand.country);
  const original = row.kind === 'charge' ? undefined : await lockOriginal(tx, row);
  const isCredit = row.kind === 'refund' || row.kind === 'dispute';
  const corrected = isCredit ? original : undefined;
  const credited = corrected ? await sumCredited(tx, corrected.id) : 0;
  const parts = row.kind === 'dispute' ? [uncreditedPart(row, corrected, credited)] : rows;
  const totalInCents = parts.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  if (totalInCents === 0 && row.kind === 'dispute') return;
  const isForBuyer = row.kind === 'refund' && (await isForBuyerOf(tx, row.id));
  const vatPercent = row.vatPercent === null ? null : Number(row.vatPercent);
  const data: ReceiptData = {
    purpose: row.purpose,
    chargedFor: original?.data.chargedFor ?? ChargePurpose.safeParse(row.purpose).data ?? null,
    bookingId: row.bookingId,
    locale: paidFor.locale,
    timeZone: paidFor.timeZone,
    stationName: row.bookingId === null ? null : paidFor.name,
    slot: original?.data.slot ?? slotOf(paidFor, row),
    lines: await receiptLines(tx, row, totalInCents, paidFor, original?.data.lines ?? []),
    paidBy: parts.map(({ means, amountInCents }) => ({ means: isForBuyer ? 'buyer' : means, cents: amountInCents })),
    totalInCents,
    vatPercent,
    vatInCents: corrected
      ? creditedVatInCents(credited, totalInCents, vatPercent ?? 0)
      : vatIncludedInCents(totalInCents, vatPercent ?? 0),
    currency: 'eur',
    seller: sellerOf(brand, paidFor),
    company: original?.data.company ?? null,
    corrects: corrected ? namedBy(corrected) : null,
  };
  const kind = isCredit ? 'credit-note' : 'receipt';
  const country = original?.country ?? paidFor.country;
  const correctsId = corrected?.id ?? null;
  const standsFor = rows.map(({ id }) => id);
  await issue(tx, brand, { kind, country, ledgerId: row.id, correctsId, data, standsFor }, now);
}

/**
 * Exchanges a receipt for one made out to a company: it's credited, and an invoice for the same sum replaces it
 * (docs/product.md, Books and receipts).
 */
export async function exchangeForInvoice(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  { receipt, ledgerIds, company }: { receipt: Receipt; ledgerIds: string[]; company: Company },
  now: Temporal.Instant,
): Promise<Receipt> {
  const { brand } = deps.settings;
  const { ledgerId, country, data } = receipt;
  const again = { ...data, corrects: namedBy(receipt) };
  const document = { country, ledgerId, correctsId: receipt.id };
  // The receipt's own seller, lines and rate: nothing is sold again, and no money moves between the documents.
  await issue(tx, brand, { ...document, kind: 'credit-note', data: { ...again, paidBy: [] } }, now);
  const invoice = { ...document, kind: 'invoice', data: { ...again, company }, standsFor: ledgerIds } as const;
  return issue(tx, brand, invoice, now);
}

const letters: Record<ReceiptKind, string> = { receipt: 'R', 'credit-note': 'C', invoice: 'I' };

type Document = Pick<Receipt, 'kind' | 'country' | 'ledgerId' | 'correctsId' | 'data'> & {
  /** The movements in the ledger that it is the document of from now on. */
  standsFor?: string[];
};

/** Each issuer, country, kind and year has a series of its own; the year begins at midnight on the station's clock. */
async function issue(tx: Tx, brand: Brand, document: Document, now: Temporal.Instant): Promise<Receipt> {
  const { kind, country, data } = document;
  const issuer = brand.registrationNumber;
  const { year } = dateIn(data.timeZone, now);
  const series = `${country}-${letters[kind]}-${year}`;
  const count = await nextNumber(tx, `${issuer} ${series}`);
  const number = `${series}-${String(count).padStart(6, '0')}`;
  const receipt = await insertReceipt(tx, { ...document, issuer, number }, now);
  await queueTaxReport(tx, receipt, now);
  return receipt;
}

/** The document of the refunded charge: a receipt, or the invoice that replaced it. */
async function lockOriginal(tx: Tx, { refundsId }: LedgerRow): Promise<Receipt | undefined> {
  const receiptId = await readReceiptId(tx, refundsId);
  const receipt = receiptId === null ? undefined : await lockReceipt(tx, receiptId);
  // It may have been exchanged for an invoice while we waited for the lock.
  const newest = await readReceiptId(tx, refundsId);
  return newest === null || newest === receiptId ? receipt : lockReceipt(tx, newest);
}

async function isForBuyerOf(tx: Tx, ledgerId: string): Promise<boolean> {
  const row = tx.selectFrom('ledger').select(goesToBuyer.as('isForBuyer')).where('id', '=', ledgerId);
  return (await row.executeTakeFirstOrThrow()).isForBuyer;
}

/** If a bank returned the money after a credit note, that receipt stands for the charge. */
const readReceiptId = async (tx: Tx, ledgerId: string | null): Promise<string | null> =>
  ledgerId === null
    ? null
    : ((await findReturnReceipt(tx, ledgerId)) ?? (await findLedgerRow(tx, ledgerId))?.receiptId ?? null);

/** A refund that never arrived already has its credit note when the bank pays the same money back. */
const uncreditedPart = ({ means, amountInCents }: LedgerRow, corrected: Receipt | undefined, credited: number) => ({
  means,
  amountInCents: Math.min(amountInCents, corrected ? corrected.data.totalInCents - credited : amountInCents),
});

const namedBy = ({ number, issuedAt, data }: Receipt) => ({
  number,
  issuedOn: dateIn(data.timeZone, issuedAt).toString(),
});

/** A rental that was paid late has its hour on a document of its own. */
function slotOf({ rental }: PaidFor, { purpose }: LedgerRow): ReceiptData['slot'] {
  if (!rental) return null;
  const { start, end } = purpose === 'rental' ? { ...rental, end: endBeforeHour(rental) } : rental;
  return { start: start.toString(), end: end.toString() };
}

const sellerOf = (brand: Brand, { country }: PaidFor): ReceiptData['seller'] => ({
  legalName: brand.legalName,
  registrationNumber: brand.registrationNumber,
  vatNumber: brand.vatNumbers[country] ?? brand.vatNumbers[brand.country] ?? null,
  address: brand.address,
  contactEmail: brand.contactEmail,
});
