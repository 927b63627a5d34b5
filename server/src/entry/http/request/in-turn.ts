import type { Call } from '@laine/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import { type Asker, openFairQueue } from '../../../ground/budgets/open-fair-queue.ts';
import { addressOf } from './address-of.ts';
import { pageBehindCall } from './visit.ts';

/** Like pages: more at a time would only delay every other answer. One queue per process. */
const inQueue = openFairQueue({ places: 2, mostOfOne: 8, placesOfOne: 1, mostWaiting: 64, rests: true });

/** A page that asks from inside has had its turn. Where there is no room for a costly call, it is refused as busy. */
export const inTurn = async <T>(call: Call, request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  isCostly(call) && !pageBehindCall.getStore() ? inQueue(await askerOf(request), work) : work();

/** Papers and tables always are: all of a month is read. A worker draws papers, after the turn. */
const isCostly = (call: Call) =>
  call.isCostly === true || call.form === 'pdf' || call.form === 'svg' || call.form === 'csv';

/**
 * People and programs count for themselves, wherever they are, and for their network, because accounts are free;
 * strangers by theirs.
 */
export async function askerOf(request: FastifyRequest): Promise<Asker> {
  const who = await request.visit.principal();
  const network = networkOf(addressOf(request));
  if (who.kind === 'visitor') return { key: `network ${network}`, kind: 'stranger' };
  const key = who.kind === 'person' ? `account ${who.account.id}` : `key ${who.keyId}`;
  return { key, kind: 'known', network: `people of ${network}` };
}
