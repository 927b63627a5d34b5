import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { exchangeReceipt } from '../../../money/payments/receipts/exchange-receipt.ts';
import { listBookingReceipts, printReceipt, readReceipt } from '../../../money/payments/receipts/read-receipts.ts';
import { serve } from '../request/serve.ts';

export const receiptRoutes = (deps: Deps) => [
  serve(deps, calls.bookingReceipts, async ({ who, input }) => ({
    receipts: await listBookingReceipts(deps, who, input),
  })),

  serve(deps, calls.receipt, async ({ who, input }) => ({ receipt: await readReceipt(deps, who, input) })),

  serve(deps, calls.receiptPdf, ({ who, input }) => printReceipt(deps, who, input)),

  serve(deps, calls.exchangeReceipt, ({ who, input }) => exchangeReceipt(deps, who, input)),
];
