/** One document as Spain's tax office wants to hear of it (Real Decreto 1007/2023). Nothing in it is about a person. */
export type VeriFactuRecord = {
  number: string;
  kind: 'receipt' | 'credit-note' | 'invoice';
  issuedAt: Temporal.Instant;
  issuer: { legalName: string; vatNumber: string | null };
  /** Below zero where a credit note takes it back. */
  totalInCents: number;
  vatPercent: number | null;
  vatInCents: number;
  /** Of an invoice. */
  buyerTaxNumber: string | null;
  correctsNumber: string | null;
};

/**
 * Registers each document that is issued in Spain. The same number again is the same record, so that a lost answer does
 * no harm. Whoever runs stations there brings an implementation; without one an active station in Spain raises an alert.
 */
export type VeriFactu = { register: (record: VeriFactuRecord) => Promise<{ reference: string }> };
