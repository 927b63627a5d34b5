import pg from 'pg';
import type { Engine } from './engine.ts';
import { CONNECTION_WAIT_IN_MS } from './engine.ts';
import { openListenConnection } from './listen-connection.ts';
import { wireTypes } from './wire-types.ts';

const CONNECTIONS = 10;
const KEEP_IDLE_MS = 5 * 60_000;

/** Set by statements rather than by start-up parameters, which poolers refuse. */
const SESSION = `
  SET timezone = 'UTC';
  SET datestyle = 'ISO';
  SET statement_timeout = '30s';
  SET lock_timeout = '10s';
  SET idle_in_transaction_session_timeout = '60s'`;

export function openPostgres(databaseUrl: string, onError: (error: unknown) => void): Engine {
  const config = { connectionString: databaseUrl, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const pool = new pg.Pool({
    ...config,
    application_name: 'laine',
    types: wireTypes,
    max: CONNECTIONS,
    idleTimeoutMillis: KEEP_IDLE_MS,
    connectionTimeoutMillis: CONNECTION_WAIT_IN_MS,
    verify: (client, done) => client.query(SESSION, (error) => done(error)),
  });
  // A connection was lost, at work or idle. Its query fails and the pool drops it; unheard, the event would end the
  // process, and the pool itself hears only the idle ones.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});

  const listening = openListenConnection({ ...config, application_name: 'laine listen' }, onError);
  return {
    pool,
    listen: listening.listen,
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}
