import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { ReceiptsData } from './receipts-data.ts';

/** Only the id can be malformed here, and such a booking does not exist. */
export async function loadReceipts(
  call: Caller,
  bookingId: string,
): Promise<ReceiptsData | 'signed-out' | 'not-found'> {
  try {
    return { bookingId, receipts: (await call(calls.bookingReceipts, { bookingId })).receipts };
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 401) return 'signed-out';
    if (status === 400 || status === 404) return 'not-found';
    throw error;
  }
}
