import { Refusal } from '@laine/contract/refusals.ts';
import { RpcFailure } from '@laine/contract/rpc-peer.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { newId } from '../secrets.ts';
import { isStationConnected } from '../stations/find-connection.ts';
import type { Stations } from '../stations/ports.ts';
import type { Command, Outcome } from './command-store.ts';
import {
  COMMAND_CHANNEL,
  COMMAND_DONE_CHANNEL,
  findSettled,
  giveUpCommand,
  insertCommand,
  listUnsentCommands,
  settleCommand,
  takeCommand,
  tellHolder,
} from './command-store.ts';
import type { Connections } from './connections.ts';
import { openLetterbox } from './letterbox.ts';

/** The peer's own words for a station that could not be asked; every other word is the station's. */
const unreachableWords = new Set(['no-answer', 'hung-up']);

type Settled = { outcome: Outcome; result: unknown };
type CommandsOptions = { db: Database; now: () => Temporal.Instant; log: FastifyBaseLogger; connections: Connections };

/**
 * Commands to stations. The row is written first; then the process that holds the socket takes it, sends it and writes
 * what came back. When that is another process than the one that was asked, the two find each other through the database.
 */
export async function openCommands({ db, now, log, connections }: CommandsOptions) {
  const letterbox = openLetterbox<Settled>((id) => findSettled(db.query, id));

  async function carryOut(id: string): Promise<void> {
    const command = await takeCommand(db.query, id, now());
    if (!command) return;
    const settled = await send(command);
    await settleCommand(db.query, id, settled, now());
    letterbox.deliver(id, settled);
  }

  async function send({ id, stationId, kind, params, expiresAt }: Command): Promise<Settled> {
    const peer = connections.of(stationId)?.peer;
    const leftInMs = now().until(expiresAt).total('milliseconds');
    if (!peer) return { outcome: 'no-answer', result: null };
    try {
      const whole = { ...(params as object), commandId: id, expiresAt: expiresAt.toString() };
      return { outcome: 'done', result: await peer.call(kind, whole, leftInMs) };
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      const isReached = !unreachableWords.has(error.message);
      return { outcome: isReached ? 'failed' : 'no-answer', result: { word: error.message } };
    }
  }

  function tryToCarryOut(id: string): void {
    carryOut(id).catch((error: unknown) => {
      log.warn({ commandId: id, error: error instanceof Error ? error.name : typeof error }, 'command not carried out');
    });
  }

  const stopListening = [
    await db.listen(
      COMMAND_CHANNEL,
      (payload) => {
        const [stationId = '', id = ''] = payload.split(' ');
        if (connections.of(stationId)) tryToCarryOut(id);
      },
      () => {
        listUnsentCommands(db.query, connections.stationIds(), now())
          .then((ids) => ids.forEach(tryToCarryOut))
          .catch(() => {});
      },
    ),
    await db.listen(COMMAND_DONE_CHANNEL, letterbox.look, letterbox.lookForAll),
  ];

  const call: Stations['call'] = async (stationId, kind, params, { askedBy, timeLimit }) => {
    const askedAt = now();
    const command = { id: newId(), stationId, kind, params, askedBy, expiresAt: askedAt.add(timeLimit) };
    await insertCommand(db.query, command, askedAt);
    const isHere = connections.of(stationId) !== undefined;
    if (isHere || (await isStationConnected(db.query, stationId))) {
      const answer = letterbox.wait(command.id, timeLimit.total('milliseconds'));
      if (isHere) tryToCarryOut(command.id);
      else await tellHolder(db.query, command);
      const settled = await answer;
      if (settled) return resultOf(settled) as never;
    }
    await giveUpCommand(db.query, command.id, now());
    throw new Refusal('station-unreachable');
  };

  return {
    stations: { call } satisfies Stations,
    async close(): Promise<void> {
      for (const stop of stopListening) await stop();
    },
  };
}

function resultOf({ outcome, result }: Settled): unknown {
  if (outcome === 'done') return result;
  if (outcome === 'failed') throw new RpcFailure((result as { word: string }).word);
  throw new Refusal('station-unreachable');
}
