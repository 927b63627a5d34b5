import type { Deps } from '../../../ground/deps.ts';
import { findReceipt } from './receipt-store.ts';
import { insertTaxReport, isReported } from './tax-report-store.ts';

/** Reports a document to Spain's tax office, once. If no service does that, `watch-tax-reports.ts` has told staff. */
export async function reportReceipt(deps: Deps, receiptId: string): Promise<void> {
  const { query } = deps.db;
  const receipt = await findReceipt(query, receiptId);
  if (!receipt || !deps.verifactu || (await isReported(query, receiptId))) return;
  const { number, kind, issuedAt, data } = receipt;
  const sign = kind === 'credit-note' ? -1 : 1;
  const { reference } = await deps.verifactu.register({
    number,
    kind,
    issuedAt,
    issuer: { legalName: data.seller.legalName, vatNumber: data.seller.vatNumber },
    totalInCents: sign * data.totalInCents,
    vatPercent: data.vatPercent,
    vatInCents: sign * data.vatInCents,
    buyerTaxNumber: data.company?.vatNumber ?? data.company?.registryNumber ?? null,
    correctsNumber: data.corrects?.number ?? null,
  });
  await insertTaxReport(query, { receiptId, reference }, deps.now());
}
