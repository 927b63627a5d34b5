import type { Socket } from 'node:net';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { CONNECTION_WAIT_MS } from './engine.ts';
import { openListenConnection } from './open-listen-connection.ts';
import { preparingClient } from './preparing-client.ts';
import { wireTypes } from './wire-types.ts';

const CONNECTIONS = 10;
const KEEP_IDLE_MS = 5 * 60_000;

/** Longer than the limits below allow for any statement. */
const SILENT_IS_LOST_AFTER_MS = 35_000;

/**
 * A random page costs about as much as the next one: databases are in memory and on flash. With PostgreSQL's default,
 * meant for spinning disks, a list of a thousand rows reads all people for their addresses.
 */
const SETTINGS = `
  SET timezone = 'UTC';
  SET datestyle = 'ISO';
  SET random_page_cost = 1.1`;

/** Set by statements rather than by start-up parameters, which poolers refuse. */
const LIMITS = `
  SET statement_timeout = '30s';
  SET lock_timeout = '10s';
  SET idle_in_transaction_session_timeout = '60s'`;

export function openPostgres(
  databaseUrl: string,
  onError: (error: unknown) => void,
  silentIsLostAfterInMs = SILENT_IS_LOST_AFTER_MS,
): Engine {
  const { address, direct, isPrepared } = readAddress(databaseUrl);
  const keeping = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const Client = isPrepared ? preparingClient() : pg.Client;
  const openPool = (connectionString: string, max: number, atFirst: string) => {
    const opened = new pg.Pool({
      ...keeping,
      connectionString,
      Client,
      pipeline: isPrepared,
      application_name: 'laine',
      types: wireTypes,
      max,
      idleTimeoutMillis: KEEP_IDLE_MS,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      verify: (client, done) => client.query(atFirst, (error) => done(error)),
    });
    // A connection was lost, busy or idle. Its query fails and the pool drops it; without a listener the event would
    // end the process, and the pool itself only listens to idle ones.
    opened.on('connect', (client) => client.on('error', onError));
    opened.on('error', () => {});
    giveUpDying(opened);
    return opened;
  };

  const pool = openPool(address, CONNECTIONS, `${SETTINGS};${LIMITS}`);
  giveUpSilence(pool, silentIsLostAfterInMs);

  const listening = openListenConnection(
    { ...keeping, connectionString: direct, application_name: 'laine listen' },
    onError,
  );
  return {
    pool,
    isPipelined: isPrepared,
    async unhurried(work) {
      const patient = openPool(direct, 1, SETTINGS);
      try {
        return await work(patient);
      } finally {
        await patient.end();
      }
    },
    listen: listening.listen,
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}

/**
 * Our own words in the address, for poolers: `prepared=off` where prepared statements aren't kept, and `direct=HOST:PORT`
 * with the way around one that lends a connection for a transaction only. It would lose LISTEN without a word.
 */
function readAddress(databaseUrl: string) {
  const address = new URL(databaseUrl);
  const isPrepared = address.searchParams.get('prepared') !== 'off';
  const around = address.searchParams.get('direct');
  address.searchParams.delete('prepared');
  address.searchParams.delete('direct');
  const direct = new URL(address);
  if (around !== null) {
    // A host alone would leave the pooler's port, and a socket's folder counts before any host.
    direct.port = '';
    direct.host = around;
    direct.searchParams.delete('host');
  }
  return { address: address.href, direct: direct.href, isPrepared };
}

/** PostgreSQL's codes for a connection that it is about to close. */
const LAST_WORDS = /^57P0[1-5]$/;

/** The error fails a statement before the connection closes, and the pool would lend it again in that moment. */
function giveUpDying(pool: pg.Pool): void {
  const dying = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const hear = ({ code }: pg.DatabaseError) => LAST_WORDS.test(code ?? '') && dying.add(client);
    client.connection.on('errorMessage', hear);
  });
  pool.on('release', (_error, client) => {
    if (dying.has(client)) void client.end();
  });
}

/** TCP notices a host that vanished silently only after a quarter of an hour. */
function giveUpSilence(pool: pg.Pool, afterMs: number): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy(new Error('The database has fallen silent')));
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(afterMs));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
}

/** Read each time, because encryption replaces it. */
const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket;
