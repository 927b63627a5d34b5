import type { refundCalls } from '@laine/contract/admin/refund-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';

/** More than are ever due at once; the rest appears once these are done. */
export const SHOWN_TRANSFERS = { offset: 0, limit: 200 };

export type TransfersAnswer = CallAnswer<typeof refundCalls.openTransfers>;
export type Transfer = TransfersAnswer['refunds'][number];
