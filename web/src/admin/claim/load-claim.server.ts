import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { itemsOf, type ClaimableItem, type ClaimData } from './claim-data.ts';

type LoadedClaim = { loaded: ClaimData; items: ClaimableItem[]; timeZone: string; lockerNumber: number | null };

export async function loadClaim(call: Caller, claimId: string): Promise<LoadedClaim> {
  const loaded = await call(calls.claim, { claimId });
  const { sessionId, items: claimed } = loaded.claim;
  const { lockerNumber, stationId } = await call(calls.session, { sessionId });
  const station = await call(calls.adminStation, { stationId });
  // A thing may have been moved to another locker since.
  const known = itemsOf(station, lockerNumber);
  const moved = itemsOf(station, null).filter(
    ({ itemId }) => claimed.some((item) => item.itemId === itemId) && !known.some((item) => item.itemId === itemId),
  );
  const timeZone = await zoneOf(call, stationId);
  return { loaded, items: [...known, ...moved], timeZone, lockerNumber };
}

type Claimable = {
  sessionId: string;
  bookingId: string | null;
  stationName: string;
  items: ClaimableItem[];
  lockerNumber: number | null;
};

export async function loadNewClaim(call: Caller, sessionId: string): Promise<Claimable> {
  const { lockerNumber, stationId, bookingId } = await call(calls.session, { sessionId });
  const station = await call(calls.adminStation, { stationId });
  const stationName = station.metadata['name'] ?? stationId;
  return { sessionId, bookingId, stationName, items: itemsOf(station, lockerNumber), lockerNumber };
}

async function zoneOf(call: Caller, stationId: string): Promise<string> {
  const { stations } = await call(calls.stationNames);
  return stations.find(({ id }) => id === stationId)?.timeZone ?? 'UTC';
}
