import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { listStations } from '@laine/contract/public/list-stations.ts';
import { declinedStatus } from '../../../api/declined-status.ts';
import { describeOwnData } from './describe-own-data.ts';
import type { Entry } from './described-data.ts';

type Loaded = { writtenAt: string; data: Entry };

/** Null if nobody is signed in. The schema's description of values is read here, so that no page loads it. */
export async function loadOwnData(call: Caller): Promise<Loaded | null> {
  try {
    const [{ writtenAt, ...data }, zones] = await Promise.all([call(calls.exportMe), listZones(call)]);
    return { writtenAt, data: describeOwnData(data, zones) };
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}

/** Without them times are shown on the reader's own clock, which is no reason to show nothing. */
async function listZones(call: Caller): Promise<Record<string, string>> {
  try {
    const { stations } = await listStations(call, ['timeZone']);
    return Object.fromEntries(stations.map(({ id, timeZone }) => [id, timeZone]));
  } catch {
    return {};
  }
}
