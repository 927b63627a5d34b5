import type { CallAnswer } from '@laine/contract/call.ts';
import type { refundCalls } from '@laine/contract/public/refund-calls.ts';

export type RefundData = CallAnswer<typeof refundCalls.myRefund>['refund'];
