import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Id, Moment } from '../fields.ts';
import { LedgerPurpose, ReceiptKind } from '../states.ts';

export const InvoicedCompany = z.object({
  name: z.string().trim().min(2).max(120),
  registryNumber: z.string().trim().min(2).max(40),
  /** Starts with the two letters of the country; empty for companies without one. */
  vatNumber: z
    .string()
    .trim()
    .toUpperCase()
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^(?:[A-Z]{2}[A-Z0-9+*]{2,13})?$/))
    .default(''),
  address: z.string().trim().min(5).max(200),
});
export type InvoicedCompany = z.infer<typeof InvoicedCompany>;

export const Receipt = z.object({
  id: Id,
  kind: ReceiptKind,
  number: z.string(),
  issuedAt: Moment,
  purpose: LedgerPurpose,
  totalInCents: Cents,
  bookingId: Id.nullable(),
  stationName: z.string().nullable(),
  timeZone: z.string(),
  lines: z.array(z.object({ label: z.string(), cents: z.int() })),
  vatPercent: z.number().nullable(),
  vatInCents: z.int(),
  company: z.object({ name: z.string(), registryNumber: z.string(), vatNumber: z.string().nullable() }).nullable(),
  /** The customer can still have it made out to a company. */
  canBecomeInvoice: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Numbered documents for money that has moved, for the paying customer and for admins. */
export const receiptCalls = {
  bookingReceipts: get('public', '/bookings/:bookingId/receipts', {
    access: 'customer',
    summary: 'Receipts, credit notes and invoices of a booking, oldest first',
    params: z.object({ bookingId: Id }),
    answer: z.object({ receipts: z.array(Receipt) }),
  }),
  receipt: get('public', '/receipts/:receiptId', {
    access: 'customer',
    summary: 'A receipt, credit note or invoice',
    params: z.object({ receiptId: Id }),
    answer: z.object({ receipt: Receipt }),
  }),
  receiptPdf: get('public', '/receipts/:receiptId/document.pdf', {
    access: 'customer',
    summary: 'A receipt, credit note or invoice to print, in the language of its customer',
    params: z.object({ receiptId: Id }),
    form: 'pdf',
  }),
  exchangeReceipt: post('public', '/receipts/:receiptId/invoice', {
    access: 'customer',
    summary: 'Exchange a receipt for an invoice to a company, once',
    params: z.object({ receiptId: Id }),
    body: InvoicedCompany,
    answer: z.object({ receipt: Receipt }),
  }),
};
