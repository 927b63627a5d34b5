import { createHash } from 'node:crypto';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Asker, FairQueue } from '../../ground/budgets/open-fair-queue.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProgramSessions } from '../../rental/sessions/sessions-for-program.ts';
import { forgetCodes, sessionsForProgram } from '../../rental/sessions/sessions-for-program.ts';
import { factsForProgram } from '../../site/stations/link/facts-for-program.ts';
import { noteAnswer } from '../../site/stations/link/greet-station.ts';
import type { StationConnection } from './station-connection.ts';

/** Longer than a slow disk at the station needs; after that a new connection is the better remedy. */
const ANSWER_WITHIN_MS = 10_000;

/** Stations are all alike, so each has its turn when it asked. */
export const stationItself = (stationId: string): Asker => ({ key: `station ${stationId}`, kind: 'everybody' });

/**
 * Keeps stations up to date: reads what a station must know, sends what differs from what this connection was told.
 * A change that arrives during a round starts one more round, so a burst of changes costs one or two.
 */
export function openUpdates(deps: Deps, inQueue: FairQueue) {
  const running = new Set<StationConnection>();
  const again = new Set<StationConnection>();

  async function run(connection: StationConnection): Promise<void> {
    running.add(connection);
    try {
      do {
        again.delete(connection);
        await bringUpToDate(deps, inQueue, connection);
      } while (again.has(connection) && connection.isOpen);
    } catch (error) {
      if (!connection.isOpen) return;
      // The next connection sends everything again.
      deps.log.warn({ stationId: connection.stationId, err: error }, 'station not brought up to date');
      connection.cut();
    } finally {
      running.delete(connection);
      again.delete(connection);
    }
  }

  return {
    /** Something that the station must know may have changed. */
    wake(connection: StationConnection): void {
      if (running.has(connection)) again.add(connection);
      else void run(connection);
    },
  };
}

async function bringUpToDate(deps: Deps, inQueue: FairQueue, connection: StationConnection): Promise<void> {
  const { stationId, peer, told } = connection;
  const { facts, sessions } = await inQueue(stationItself(stationId), async () => ({
    facts: await factsForProgram(deps, stationId),
    sessions: await sessionsForProgram(deps, stationId),
  }));
  if (facts.keyHash !== connection.keyHash) return connection.hangUp('key-replaced');

  const station = digest(facts.station);
  if (station !== told.station) {
    connection.beatEvery(readStationPrefs(facts.station.prefs).pingIntervalInSeconds);
    await peer.call('setStation', facts.station, ANSWER_WITHIN_MS);
    told.station = station;
  }
  const lockers = digest(facts.lockers);
  if (lockers !== told.lockers) {
    await peer.call('setLockers', { lockers: facts.lockers }, ANSWER_WITHIN_MS);
    told.lockers = lockers;
  }
  await sendSessions(deps, connection, sessions);
}

async function sendSessions(
  deps: Deps,
  { stationId, peer, told }: StationConnection,
  { toKnow, toForget }: ProgramSessions,
): Promise<void> {
  const changed = toKnow.filter(({ id, revision }) => told.sessions?.get(id) !== revision);
  const going = toForget.filter(({ id, revision }) => told.kept.get(id) !== revision);
  const complete = told.sessions === undefined;
  if (!complete && changed.length === 0 && going.length === 0) return;

  const removed = going.map(({ id }) => id);
  const { kept } = await peer.call('setSessions', { sessions: changed, removed, complete }, ANSWER_WITHIN_MS);
  if (changed.length > 0) await noteAnswer(deps, stationId);
  told.sessions = revisionsOf(toKnow);
  const keptNow = new Set(kept);
  told.kept = revisionsOf(toForget.filter(({ id, revision }) => keptNow.has(id) || told.kept.get(id) === revision));
  await forgetCodes(
    deps,
    stationId,
    removed.filter((id) => !keptNow.has(id)),
  );
}

const revisionsOf = (sessions: { id: string; revision: number }[]) =>
  new Map(sessions.map(({ id, revision }) => [id, revision]));

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');
