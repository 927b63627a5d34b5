import { Refusal } from '@laine/contract/refusals.ts';
import { parseFailureWord, RpcFailure, type RpcFailureWord } from '@laine/contract/rpc-failure.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../ground/db/open-database.ts';
import type { Stations } from '../../ground/ports/stations.ts';
import { newId } from '../../ground/secrets.ts';
import { isStationConnected } from '../../site/stations/link/is-station-connected.ts';
import type { Command, CommandEnd } from './command-store.ts';
import {
  COMMAND_CHANNEL,
  COMMAND_DONE_CHANNEL,
  findOutcome,
  giveUpCommand,
  insertCommand,
  listUnsentCommands,
  recordOutcome,
  claimCommand,
} from './command-store.ts';
import type { Connections } from './connections.ts';
import { pendingAnswers } from './pending-answers.ts';

/** The peer's own words for a station that could not be asked; every other word comes from the station. */
const unreachableWords = new Set<RpcFailureWord>(['no-answer', 'hung-up']);

type CommandsOptions = { db: Database; now: () => Temporal.Instant; log: FastifyBaseLogger; connections: Connections };

/**
 * Commands to stations. The row is written first; then the process that holds the socket sends it and writes what came
 * back. When that is another process than the one that was asked, the two communicate through the database.
 */
export async function openCommands({ db, now, log, connections }: CommandsOptions) {
  const answers = pendingAnswers<CommandEnd>((id) => findOutcome(db.query, id));

  async function send({ id, stationId, kind, params, expiresAt }: Command): Promise<CommandEnd> {
    const peer = connections.of(stationId)?.peer;
    if (!peer) return { outcome: 'no-answer', result: null };
    const leftInMs = now().until(expiresAt).total('milliseconds');
    // It was claimed in time, but expired before it was sent.
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
    const command = await claimCommand(db.query, id, now());
    if (command) await recordOutcome(db.query, id, await send(command), now());
  }

  /** The caller waits for the door, not for the record of it. */
  async function carryOut(command: Command): Promise<CommandEnd> {
    const end = await send(command);
    recordOutcome(db.query, command.id, end, now()).catch(report(command.id));
    return end;
  }

  const report = (commandId: string) => (error: unknown) => {
    log.warn({ commandId, error: error instanceof Error ? error.name : typeof error }, 'command not recorded');
  };

  /** Undefined if nobody answered in time; after that nobody may send it. */
  async function askOther(command: Command, timeLimitInMs: number): Promise<CommandEnd | undefined> {
    const answer = answers.wait(command.id, timeLimitInMs);
    await insertCommand(db.query, command, 'elsewhere', now());
    const end = await answer;
    if (!end) await giveUpCommand(db.query, command.id, now());
    return end;
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
    await db.listen(COMMAND_DONE_CHANNEL, answers.look, answers.lookForAll),
  ];

  return {
    stations: { call } satisfies Stations,
    async close(): Promise<void> {
      for (const stop of stopListening) await stop();
    },
  };
}

function resultOf(end: CommandEnd | undefined): unknown {
  if (end?.outcome === 'done') return end.result;
  if (end?.outcome === 'failed') throw new RpcFailure(parseFailureWord((end.result as { word: string }).word));
  throw new Refusal('station-unreachable');
}
