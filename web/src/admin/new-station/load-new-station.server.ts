import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { loadStation } from '../station/load-station.server.ts';

/** For owners these pages do not exist. */
async function requireAdmin(call: Caller): Promise<void> {
  const { user } = await call(calls.me);
  if (!user?.isAdmin) throw notFound();
}

export async function loadNewStation(call: Caller) {
  await requireAdmin(call);
  return { loaded: await call(calls.adminStations) };
}

export async function loadSetUp(call: Caller, stationId: string) {
  await requireAdmin(call);
  const loaded = await loadStation(call, stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded };
}
