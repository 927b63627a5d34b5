import { randomUUID } from 'node:crypto';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import type { FastifyInstance } from 'fastify';
import { openFairQueue } from '../../ground/budgets/open-fair-queue.ts';
import type { Deps } from '../../ground/deps.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { extendAtScreen } from '../../rental/extensions/extend-at-screen.ts';
import { readAcknowledged, receiveEvents } from '../../rental/journal/receive-events.ts';
import { greetStation, notePing } from '../../site/stations/link/greet-station.ts';
import { acceptStations } from './accept-stations.ts';
import { CONNECTION_CHANNEL, claimStation, holdsStation, readValidKeys, releaseStation } from './connection-store.ts';
import type { Connections } from './connections.ts';
import { openUpdates, stationItself } from './open-updates.ts';
import { startHeartbeat } from './start-heartbeat.ts';
import type { StationConnection } from './station-connection.ts';

const CHANGE_CHANNEL = 'station-change';
const KEY_CHANGE_CHANNEL = 'station-key-change';
/**
 * The pool has ten connections; the other six serve people. After a restart thousands of stations connect at once:
 * without a queue their queries would wait for a connection until they time out, and so would everybody else's.
 */
const PLACES = 4;

/** Serves `/station-link`: who is there, what they report, and what they must be told. */
export async function openStationLink(app: FastifyInstance, deps: Deps, connections: Connections) {
  const { db, log } = deps;
  const instanceId = randomUUID();
  const inQueue = openFairQueue({ places: PLACES });
  const updates = openUpdates(deps, inQueue);
  const heartbeat = startHeartbeat({ db, log, connections });
  const leaving = new Set<Promise<void>>();
  let onLast = () => {};

  const handlers = (connection: StationConnection): RpcHandlers<typeof toServer> => {
    const { stationId } = connection;
    const serve = <T>(work: () => Promise<T>) =>
      connection.oneCallAtATime(() =>
        inQueue(stationItself(stationId), async () => {
          // Notifications come late or get lost; what arrives with a replaced key must be refused even then.
          if (!(await checkKeys([connection]))) throw new RpcFailure('key-replaced');
          return work();
        }),
      );
    return {
      hello: (hello) => {
        connection.hasSaidHello = true;
        return serve(async () => {
          await db.transaction(async (tx) => {
            await greetStation(tx, stationId, hello, deps.now());
            await claimStation(tx, { stationId, connectionId: connection.id, instanceId });
          });
          const acknowledged = await readAcknowledged(deps, stationId);
          await welcome(connection);
          const { pingIntervalInSeconds } = connection;
          return { stationId, time: deps.now().toString(), pingIntervalInSeconds, acknowledged };
        });
      },
      ping: (ping) =>
        serve(async () => {
          await notePing(deps, stationId, ping);
          return { time: deps.now().toString() };
        }),
      events: (frame) => {
        // Read before it waits for its turn: ages count to the moment of arrival.
        const receivedAt = deps.now();
        return serve(async () => ({ acknowledged: await receiveEvents(deps, stationId, frame, receivedAt) }));
      },
      // Outside the queue: a bank may take half a minute, and other calls and stations must not wait for it.
      extend: (wish) =>
        connection.oneExtension(async () => {
          if (!(await checkKeys([connection]))) throw new RpcFailure('key-replaced');
          return extendAtScreen(deps, stationId, wish, chargeFollowUps);
        }),
    };
  };

  /** The newest connection of a station replaces the older ones. */
  async function welcome(connection: StationConnection): Promise<void> {
    // If it hung up during the greeting, its claim came after its goodbye.
    if (!connection.isOpen) return releaseStation(db.query, connection.id);
    connection.isGreeted = true;
    connections.promote(connection)?.hangUp('replaced');
    // Sent after the answer to its hello.
    setImmediate(() => updates.wake(connection));
  }

  function leave(connection: StationConnection): void {
    connections.remove(connection);
    const left = releaseStation(db.query, connection.id).catch((error: unknown) => {
      // The row expires by its age.
      log.warn({ error: error instanceof Error ? error.name : typeof error }, 'connection not released');
    });
    leaving.add(left);
    void left.finally(() => leaving.delete(left));
    if (connections.count() === 0) onLast();
  }

  /** Notifications come in the order of the claims, but only the row decides: ours may be the newer one. */
  async function checkHold(stationId: string): Promise<void> {
    const connection = connections.of(stationId);
    if (connection && !(await holdsStation(db.query, connection.id))) connection.hangUp('replaced');
  }

  /**
   * Hangs up at once on every socket whose key was replaced, also before its hello. Returns whether
   * all keys are valid.
   */
  async function checkKeys(among: StationConnection[]): Promise<boolean> {
    if (among.length === 0) return true;
    const keyHashes = among.map(({ keyHash }) => keyHash);
    const valid = await readValidKeys(db.query, keyHashes);
    const replaced = among.filter(({ keyHash }) => !valid.has(keyHash));
    for (const connection of replaced) connection.hangUp('key-replaced');
    return replaced.length === 0;
  }

  const wakeStation = (stationId: string) => {
    const connection = connections.of(stationId);
    if (connection) updates.wake(connection);
  };
  const checkKeysOf = (among: Iterable<StationConnection>) => void checkKeys([...among]).catch(() => {});
  const onGap = () => {
    checkKeysOf(connections.all());
    connections.stationIds().forEach(wakeStation);
  };
  const stopListening = [
    await db.listen(CHANGE_CHANNEL, wakeStation, onGap),
    await db.listen(KEY_CHANGE_CHANNEL, (stationId) => checkKeysOf(connections.allOf(stationId))),
    await db.listen(CONNECTION_CHANNEL, (stationId) => void checkHold(stationId).catch(() => {})),
  ];
  const shut = acceptStations(app, deps, { connections, handlers, onHeard: heartbeat.hear, onLeave: leave });

  return {
    /** Hangs up on everybody, so that they find another process at once. */
    async close(): Promise<void> {
      shut();
      for (const stop of stopListening) await stop();
      await heartbeat.stop();
      const gone = new Promise<void>((resolve) => {
        onLast = resolve;
      });
      for (const connection of connections.all()) connection.hangUp('stopping');
      if (connections.count() > 0) await gone;
      await Promise.all(leaving);
    },
  };
}
