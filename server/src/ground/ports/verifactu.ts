/** A document in the form of Spain's tax office (Real Decreto 1007/2023), with nothing about a person. */
export type VeriFactuRecord = {
  number: string;
  kind: 'receipt' | 'credit-note' | 'invoice';
  issuedAt: Temporal.Instant;
  issuer: { legalName: string; vatNumber: string | null };
  /** Negative on a credit note. */
  totalInCents: number;
  vatPercent: number | null;
  vatInCents: number;
  /** On invoices only. */
  buyerTaxNumber: string | null;
  correctsNumber: string | null;
};

/**
 * Registers each document issued in Spain. The same number is always the same record, so a lost answer does no harm. An
 * operator with stations there brings an implementation; without one an active station in Spain raises an alert.
 */
export type VeriFactu = { register: (record: VeriFactuRecord) => Promise<{ reference: string }> };
