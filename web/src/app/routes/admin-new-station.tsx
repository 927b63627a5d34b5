import { calls } from '@laine/contract/calls.ts';
import { NewStationPage } from '../../admin/new-station/new-station-page.tsx';
import { SetUpPage } from '../../admin/new-station/set-up-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { requireAdmin, staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, params, origin }: Visit<{ stationId?: string; step?: string }>) => {
  await requireAdmin(call);
  const { stationId, step } = params;
  if (stationId === undefined) return { begin: await call(calls.adminStations) };
  return { goOn: { loaded: await call(calls.adminStation, { stationId }), step, serverUrl: origin } };
});

export default ({ loaderData: { begin, goOn, serverNow } }: LoadedBy<typeof loader>) =>
  // A new key per station: input and state of one must not appear on another.
  goOn ? <SetUpPage key={goOn.loaded.id} {...goOn} serverNow={serverNow} /> : <NewStationPage loaded={begin} />;
