import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../../api/declined-status.ts';
import type { ItemDetail } from './item-detail.ts';

/** An id that no thing can have is not found either. */
export async function loadItem(call: Caller, stationId: string, itemId: string): Promise<ItemDetail | 'not-found'> {
  try {
    return await call(calls.item, { stationId, itemId });
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 400 || status === 404) return 'not-found';
    throw error;
  }
}
