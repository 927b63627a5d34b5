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

/** `buyer`: what a gift card had paid goes to whoever bought it, because they have withdrawn from that purchase. */
const PaidBy = z.object({ means: z.enum([...Means.options, 'buyer']), cents: z.int() });

/**
 * What a document says, as it was when it was issued: later edits of brand, station or texts do not change it. The
 * customer is found through the ledger, so that removing personal data leaves it whole. Defaults are for documents from
 * before these fields.
 */
export const ReceiptData = z.object({
  purpose: LedgerPurpose,
  /** What the money was first paid for; on a credit note the charge that is given back. */
  chargedFor: ChargePurpose.nullable().default(null),
  bookingId: z.string().nullable(),
  /** Of the customer: what the document is written in. */
  locale: Locale.default('en'),
  timeZone: z.string().default('UTC'),
  stationName: z.string().nullable().default(null),
  lines: z.array(Line).default([]),
  /** Empty on a credit note that an invoice follows: nothing is given back. */
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
  /** Of an invoice and its credit notes. */
  company: Company.nullable().default(null),
  /** The document that a credit note takes back, or that an invoice stands for. */
  corrects: z.object({ number: z.string(), issuedOn: z.string() }).nullable().default(null),
});
export type ReceiptData = z.output<typeof ReceiptData>;
