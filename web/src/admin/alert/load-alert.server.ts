import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { AlertData } from './alert-data.ts';

/** Only the id can be malformed here, and nobody was called by such a link. */
export async function loadAlert(call: Caller, callOutId: string): Promise<AlertData | 'not-found'> {
  try {
    return await call(calls.callOut, { callOutId });
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 400 || status === 404) return 'not-found';
    throw error;
  }
}
