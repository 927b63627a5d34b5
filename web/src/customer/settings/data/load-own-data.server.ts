import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { OwnData } from '@laine/contract/public/own-data.ts';
import { declinedStatus } from '../../../api/declined-status.ts';

type Loaded = { data: OwnData; zones: Record<string, string> };

/** Answers null when nobody is signed in. */
export async function loadOwnData(call: Caller): Promise<Loaded | null> {
  try {
    const [data, zones] = await Promise.all([call(calls.exportMe), listZones(call)]);
    return { data, zones };
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}

/** Without them times are shown on the reader's own clock, which is no reason to show nothing. */
async function listZones(call: Caller): Promise<Record<string, string>> {
  try {
    const { stations } = await call(calls.stations);
    return Object.fromEntries(stations.map(({ id, timeZone }) => [id, timeZone]));
  } catch {
    return {};
  }
}
