import assert from 'node:assert/strict';
import { ReceiptData } from '@laine/server/money/payments/receipts/receipt-data.ts';
import type { Books, LedgerRow } from './read-books.ts';
import { nameOf, signedSum } from './read-books.ts';

type Paper = Omit<Books['receipts'][number], 'data'> & { data: ReceiptData };

/** Numbers have no gaps, every movement of money has its document, and the documents add up to the ledger. */
export function requireRightPapers({ rows, receipts, disputes }: Books): void {
  const papers = receipts.map((receipt) => ({ ...receipt, data: ReceiptData.parse(receipt.data) }));
  requireNumbers(papers);
  for (const row of rows) requirePaperOf(row, papers);
  const movements = rows.map((row) => ({ ...row, amountInCents: paperedInCents(row, rows) }));
  requireCreditOfLost(movements, disputes);
  for (const paper of papers) requireSum(paper, movements);
  requireCredited(papers);
  const written = papers.reduce(
    (sum, { kind, data }) => sum + (kind === 'credit-note' ? -1 : 1) * data.totalInCents,
    0,
  );
  const moved = movements
    .filter((row) => !isOfDispute(row) || row.receiptId !== null)
    .filter((row) => counts(row, rows));
  assert.equal(written, signedSum(moved), 'all papers together say what the ledger says');
}

/** Each series is consecutive, starting at one. */
function requireNumbers(papers: Paper[]): void {
  const series = Map.groupBy(papers, ({ issuer, number }) => `${issuer} ${number.replace(/-\d+$/, '')}`);
  for (const [name, own] of series) {
    const numbers = own.map(({ number }) => Number(number.split('-').at(-1))).toSorted((a, b) => a - b);
    assert.deepEqual(
      numbers,
      own.map((_, index) => index + 1),
      `series ${name} has no gaps`,
    );
  }
}

/** Money that moved has one document; money that didn't has none, unless it came back after it had one. */
function requirePaperOf(row: LedgerRow, papers: Paper[]): void {
  const { state, kind, receiptId, amountInCents, id } = row;
  if (isOfDispute(row)) return;
  if (state === 'succeeded' && amountInCents > 0) assert.ok(receiptId, `${nameOf(row)} has a paper`);
  if (state !== 'succeeded' && kind === 'charge') assert.equal(receiptId, null, `${nameOf(row)} has no paper`);
  const own = papers.filter(({ ledgerId }) => ledgerId === id);
  for (const which of ['receipt', 'invoice'] as const)
    assert.ok(own.filter((paper) => paper.kind === which).length <= 1, `${nameOf(row)} has one ${which}`);
  const credits = own.filter((paper) => paper.kind === 'credit-note' && paper.data.paidBy.length > 0);
  assert.ok(credits.length <= 1, `${nameOf(row)} has one credit note`);
}

const isOfDispute = ({ kind }: LedgerRow) => kind === 'dispute' || kind === 'dispute-return';

/** A lost dispute is credited, minus credit notes for refunds that never arrived. */
function paperedInCents(row: LedgerRow, rows: LedgerRow[]): number {
  if (row.kind !== 'dispute') return row.amountInCents;
  const before = rows.filter((other) => other.refundsId === row.refundsId && isOwed(other, rows));
  return Math.max(0, row.amountInCents - before.reduce((sum, { amountInCents }) => sum + amountInCents, 0));
}

/** Money that a bank took for good is credited; not while the bank decides, and not after it gave the money back. */
function requireCreditOfLost(rows: LedgerRow[], disputes: Books['disputes']): void {
  for (const row of rows.filter(({ kind, amountInCents }) => kind === 'dispute' && amountInCents > 0)) {
    const isLost = disputes.some(({ id, status }) => id === row.providerId && status === 'lost');
    assert.equal(row.receiptId !== null, isLost, `${nameOf(row)} has a credit note once it is lost`);
  }
}

/** A receipt exchanged for an invoice counts zero, and so does the credit note between them. */
function requireSum({ id, kind, number, data }: Paper, rows: LedgerRow[]): void {
  const named = rows.filter(({ receiptId }) => receiptId === id);
  const counted = named.filter((row) => counts(row, rows));
  if (named.length === 0) return;
  const why = `${kind} ${number} of booking ${data.bookingId}`;
  assert.equal(Math.abs(signedSum(counted)), data.totalInCents, `${why} is over what moved`);
  const lines = data.lines.reduce((sum, { cents }) => sum + cents, 0);
  assert.equal(lines, data.totalInCents, `${why}: its lines make up its sum`);
}

/** Credits never exceed their receipt. */
function requireCredited(papers: Paper[]): void {
  for (const { id, number, data } of papers) {
    const credits = papers.filter(({ kind, correctsId }) => kind === 'credit-note' && correctsId === id);
    const sum = (read: (data: ReceiptData) => number) => credits.reduce((total, paper) => total + read(paper.data), 0);
    const why = `${number} of booking ${data.bookingId}`;
    assert.ok(
      sum(({ totalInCents }) => totalInCents) <= data.totalInCents,
      `${why}: no more is credited than was paid`,
    );
    assert.ok(sum(({ vatInCents }) => vatInCents) <= data.vatInCents, `${why}: no more VAT is credited than was in it`);
  }
}

/**
 * It moved; or it came back after its document was written and staff haven't transferred it yet: we still owe the
 * money, so the document stands.
 */
const counts = (row: LedgerRow, rows: LedgerRow[]): boolean => row.state === 'succeeded' || isOwed(row, rows);

function isOwed(row: LedgerRow, rows: LedgerRow[]): boolean {
  if (row.state !== 'failed' || row.kind !== 'refund' || row.receiptId === null) return false;
  return !rows.some((other) => other.state === 'succeeded' && other.receiptId === row.receiptId);
}
