import { Refusal } from '@laine/contract/refusals.ts';
import { parseFailureWord, RpcFailure, type RpcFailureWord } from '@laine/contract/rpc-failure.ts';
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
} from './command-store.ts';
import type { Connections } from './connections.ts';
import { openLetterbox } from './letterbox.ts';

/** The peer's own words for a station that could not be asked; every other word is the station's. */
const unreachableWords = new Set<RpcFailureWord>(['no-answer', 'hung-up']);

type Settled = { outcome: Outcome; result: unknown };
type CommandsOptions = { db: Database; now: () => Temporal.Instant; log: FastifyBaseLogger; connections: Connections };

/**
 * Commands to stations. The row is written first; then the process that holds the socket sends it and writes what came
 * back. When that is another process than the one that was asked, the two find each other through the database.
 */
export async function openCommands({ db, now, log, connections }: CommandsOptions) {
  const letterbox = openLetterbox<Settled>((id) => findSettled(db.query, id));

  async function send({ id, stationId, kind, params, expiresAt }: Command): Promise<Settled> {
    const peer = connections.of(stationId)?.peer;
    if (!peer) return { outcome: 'no-answer', result: null };
    const leftInMs = now().until(expiresAt).total('milliseconds');
    // Taken in time, but its time ran out before it could leave.
    if (leftInMs <= 0) return { outcome: 'never-sent', result: null };
    try {
      const whole = { ...(params as object), commandId: id, expiresAt: expiresAt.toString() };
      return { outcome: 'done', result: await peer.call(kind, whole, leftInMs) };
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error;
      const isReached = !unreachableWords.has(error.word);
      return { outcome: isReached ? 'failed' : 'no-answer', result: { word: error.word } };
    }
  }

  async function carryOutForOther(id: string): Promise<void> {
    const command = await takeCommand(db.query, id, now());
    if (command) await settleCommand(db.query, id, await send(command), now());
  }

  /** Whoever asked waits for the door, not for the record of it. */
  async function carryOut(command: Command): Promise<Settled> {
    const settled = await send(command);
    settleCommand(db.query, command.id, settled, now()).catch(report(command.id));
    return settled;
  }

  const report = (commandId: string) => (error: unknown) => {
    log.warn({ commandId, error: error instanceof Error ? error.name : typeof error }, 'command not recorded');
  };

  /** Undefined when nobody answered in time; then nobody may send it any more. */
  async function askOther(command: Command, timeLimitInMs: number): Promise<Settled | undefined> {
    const answer = letterbox.wait(command.id, timeLimitInMs);
    await insertCommand(db.query, command, 'elsewhere', now());
    const settled = await answer;
    if (!settled) await giveUpCommand(db.query, command.id, now());
    return settled;
  }

  const call: Stations['call'] = async (stationId, kind, params, { askedBy, timeLimit }) => {
    const askedAt = now();
    const command = { id: newId(), stationId, kind, params, askedBy, expiresAt: askedAt.add(timeLimit) };
    if (connections.of(stationId)) {
      await insertCommand(db.query, command, 'here', askedAt);
      return resultOf(await carryOut(command)) as never;
    }
    if (await isStationConnected(db.query, stationId)) {
      return resultOf(await askOther(command, timeLimit.total('milliseconds'))) as never;
    }
    await insertCommand(db.query, command, 'nobody', askedAt);
    throw new Refusal('station-unreachable');
  };

  const tryForOther = (id: string) => void carryOutForOther(id).catch(report(id));
  const stopListening = [
    await db.listen(
      COMMAND_CHANNEL,
      (payload) => {
        const [stationId = '', id = ''] = payload.split(' ');
        if (connections.of(stationId)) tryForOther(id);
      },
      () => {
        listUnsentCommands(db.query, connections.stationIds(), now()).then(
          (ids) => ids.forEach(tryForOther),
          report('missed'),
        );
      },
    ),
    await db.listen(COMMAND_DONE_CHANNEL, letterbox.look, letterbox.lookForAll),
  ];

  return {
    stations: { call } satisfies Stations,
    async close(): Promise<void> {
      for (const stop of stopListening) await stop();
    },
  };
}

function resultOf(settled: Settled | undefined): unknown {
  if (settled?.outcome === 'done') return settled.result;
  if (settled?.outcome === 'failed') throw new RpcFailure(parseFailureWord((settled.result as { word: string }).word));
  throw new Refusal('station-unreachable');
}
