import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../ground/db/open-database.ts';
import { touchConnections } from './connection-store.ts';
import type { Connections } from './connections.ts';
import type { StationConnection } from './station-connection.ts';

const BEAT_MS = 1_000;
const HELLO_WITHIN_SECONDS = 10;

type HeartbeatOptions = { db: Database; log: FastifyBaseLogger; connections: Connections };

/**
 * One timer for all sockets. Every station is pinged at its own interval, and one that wasn't heard since the last ping
 * is gone. Time is counted in beats, so that a paused process doesn't consider every station dead.
 */
export function startHeartbeat({ db, log, connections }: HeartbeatOptions) {
  const heard = new Set<StationConnection>();
  let writing: Promise<void> | undefined;

  function beat(): void {
    for (const connection of connections.all()) {
      if (connection.isGreeted) keepAlive(connection);
      else if (!connection.hasSaidHello) waitForHello(connection);
    }
    // A sign of life that comes while a round is being written goes into the next round.
    writing ??= write().finally(() => {
      writing = undefined;
    });
  }

  async function write(): Promise<void> {
    if (heard.size === 0) return;
    const written = [...heard];
    heard.clear();
    try {
      const holders = await touchConnections(
        db.query,
        written.map(({ id }) => id),
      );
      for (const connection of written) if (!holders.has(connection.id)) connection.hangUp('replaced');
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : typeof error }, 'signs of life not written');
    }
  }

  const timer = setInterval(beat, BEAT_MS);
  timer.unref();
  return {
    hear: (connection: StationConnection): void => {
      connection.wasHeard = true;
      if (connection.isGreeted) heard.add(connection);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await writing;
    },
  };
}

function waitForHello(connection: StationConnection): void {
  connection.secondsWithoutHello += 1;
  if (connection.secondsWithoutHello > HELLO_WITHIN_SECONDS) connection.hangUp('no-hello');
}

function keepAlive(connection: StationConnection): void {
  connection.secondsToPing -= 1;
  if (connection.secondsToPing > 0) return;
  connection.secondsToPing = connection.pingIntervalInSeconds;
  if (connection.wasHeard) connection.ping();
  else connection.cut();
}
