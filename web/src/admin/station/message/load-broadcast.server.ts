import { calls } from '@laine/contract/calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { Caller } from '@laine/contract/client.ts';
import { notFound } from '../../../ui/page/not-found.ts';
import { loadOrNotFound } from '../../frame/load-or-not-found.ts';

/** The message of another station is not found under this one. */
export async function loadBroadcast(
  call: Caller,
  stationId: string,
  broadcastId: string,
): Promise<CallAnswer<typeof calls.broadcast>> {
  const loaded = await loadOrNotFound(call(calls.broadcast, { broadcastId }));
  if (loaded.broadcast.stationId !== stationId) throw notFound();
  return loaded;
}
