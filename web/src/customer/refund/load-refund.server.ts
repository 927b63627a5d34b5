import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { RefundData } from './refund-data.ts';

/** Only the id can be malformed here, and such a refund does not exist. */
export async function loadRefund(call: Caller, refundId: string): Promise<RefundData | 'signed-out' | 'not-found'> {
  try {
    return (await call(calls.myRefund, { refundId })).refund;
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 401) return 'signed-out';
    if (status === 400 || status === 404) return 'not-found';
    throw error;
  }
}
