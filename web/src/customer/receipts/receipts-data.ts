import type { CallAnswer } from '@laine/contract/call.ts';
import type { receiptCalls } from '@laine/contract/public/receipt-calls.ts';

export type ReceiptData = CallAnswer<typeof receiptCalls.bookingReceipts>['receipts'][number];
export type ReceiptsData = { bookingId: string; receipts: ReceiptData[] };
