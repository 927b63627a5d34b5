import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { exchangeReceipt } from '../../payments/receipts/exchange-receipt.ts';
import { listBookingReceipts, printReceipt, readReceipt } from '../../payments/receipts/read-receipts.ts';
import { serve } from '../request/serve.ts';

export const receiptRoutes = (deps: Deps) => [
  serve(deps, calls.bookingReceipts, async ({ who, input }) => ({
    receipts: await listBookingReceipts(deps, who, input),
  })),

  serve(deps, calls.receipt, async ({ who, input }) => ({ receipt: await readReceipt(deps, who, input) })),

  serve(deps, calls.receiptPdf, ({ who, input }) => printReceipt(deps, who, input)),

  serve(deps, calls.exchangeReceipt, ({ who, input }) => exchangeReceipt(deps, who, input)),
];
