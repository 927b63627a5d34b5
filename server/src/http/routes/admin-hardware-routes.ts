import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { openLocker } from '../../stations/commands/open-locker.ts';
import { readCard } from '../../stations/commands/read-card.ts';
import { execOnStation, updateProgram } from '../../stations/commands/run-on-station.ts';
import { scanLocker } from '../../stations/commands/scan-locker.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

/** What staff ask of a station's hardware. */
export const adminHardwareRoutes = (deps: Deps) => [
  serve(deps, calls.openLocker, async ({ params, ...call }) => ({
    success: await openLocker(deps, actorOf(call), params),
  })),

  serve(deps, calls.scanLocker, ({ params, ...call }) => scanLocker(deps, actorOf(call), params)),

  serve(deps, calls.readCard, ({ params, ...call }) => readCard(deps, actorOf(call), params.stationId)),

  serve(deps, calls.execOnStation, ({ params, body, ...call }) =>
    execOnStation(deps, actorOf(call), { ...params, ...body }),
  ),

  serve(deps, calls.updateStation, async ({ params, ...call }) => ({
    success: await updateProgram(deps, actorOf(call), params.stationId),
  })),
];
