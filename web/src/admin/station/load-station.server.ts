import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { StationDetail } from './station-data.ts';

/** An id that no station can have is not found either. */
export async function loadStation(call: Caller, stationId: string): Promise<StationDetail | 'not-found'> {
  try {
    return await call(calls.adminStation, { stationId });
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 400 || status === 404) return 'not-found';
    throw error;
  }
}
