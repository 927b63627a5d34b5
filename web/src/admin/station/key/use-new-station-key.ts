import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';

/** Makes a station's key, which can't be read later, so the caller must show it. */
export function useNewStationKey(stationId: string) {
  const [key, setKey] = useState<string>();
  const { act, isActing, ...making } = useFreshAct(stationCalls.newStationKey, {
    refreshes: [callKey(stationCalls.adminStation, { stationId }), callKey(stationCalls.adminStations)],
    onDone: ({ newAPIKey }) => setKey(newAPIKey),
  });
  return { ...making, key, make: () => act({ stationId }), isBusy: isActing || making.needsSignIn };
}
