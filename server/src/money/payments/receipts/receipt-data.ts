import { ChargePurpose, LedgerPurpose, Locale, Means } from '@laine/contract/states.ts';
import { z } from 'zod';

const Line = z.object({ label: z.string(), cents: z.int() });
export type ReceiptLine = z.infer<typeof Line>;

export const Company = z.object({
  name: z.string(),
  registryNumber: z.string(),
  vatNumber: z.string().nullable(),
  address: z.string(),
});
export type Company = z.infer<typeof Company>;

/** `buyer`: a gift card's part goes to the card's buyer, who has withdrawn from that purchase. */
const PaidBy = z.object({ means: z.enum([...Means.options, 'buyer']), cents: z.int() });

/**
 * The content of a document as issued: later edits of brand, station or texts don't change it. The customer is found
 * through the ledger, so removing personal data leaves it whole. The defaults are for documents from before these
 * fields.
 */
export const ReceiptData = z.object({
  purpose: LedgerPurpose,
  /** The purpose of the original charge; on a credit note, that of the refunded charge. */
  chargedFor: ChargePurpose.nullable().default(null),
  bookingId: z.string().nullable(),
  /** The customer's language, used for the document. */
  locale: Locale.default('en'),
  timeZone: z.string().default('UTC'),
  stationName: z.string().nullable().default(null),
  /** When the rental is, as instants. */
  slot: z.object({ start: z.string(), end: z.string() }).nullable().default(null),
  lines: z.array(Line).default([]),
  /** Empty on a credit note that an invoice follows: no money goes back. */
  paidBy: z.array(PaidBy).default([]),
  totalInCents: z.int(),
  vatPercent: z.number().nullable(),
  vatInCents: z.int(),
  currency: z.literal('eur'),
  seller: z.object({
    legalName: z.string(),
    registrationNumber: z.string(),
    vatNumber: z.string().nullable().default(null),
    address: z.string(),
    contactEmail: z.string().nullable().default(null),
  }),
  /** On an invoice and its credit notes. */
  company: Company.nullable().default(null),
  /** The document that a credit note corrects, or that an invoice replaces. */
  corrects: z.object({ number: z.string(), issuedOn: z.string() }).nullable().default(null),
});
export type ReceiptData = z.output<typeof ReceiptData>;
