import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { openLocker } from '../../stations/open-locker.ts';
import { readCard } from '../../stations/read-card.ts';
import { execOnStation, updateProgram } from '../../stations/run-on-station.ts';
import { scanLocker } from '../../stations/scan-locker.ts';
import { acting } from '../acting.ts';
import { serve } from '../serve.ts';

/** What staff ask of a station's hardware. */
export const adminHardwareRoutes = (deps: Deps) => [
  serve(deps, calls.openLocker, async ({ params, ...call }) => ({
    success: await openLocker(deps, acting(call), params),
  })),

  serve(deps, calls.scanLocker, ({ params, ...call }) => scanLocker(deps, acting(call), params)),

  serve(deps, calls.readCard, ({ params, ...call }) => readCard(deps, acting(call), params.stationId)),

  serve(deps, calls.execOnStation, ({ params, body, ...call }) =>
    execOnStation(deps, acting(call), { ...params, ...body }),
  ),

  serve(deps, calls.updateStation, async ({ params, ...call }) => ({
    success: await updateProgram(deps, acting(call), params.stationId),
  })),
];
