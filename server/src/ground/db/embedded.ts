import type { EventEmitter } from 'node:events';
import { chmodSync, existsSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { DurableFileSystem, durableStartParams, fsyncFolder, fsyncTree } from './durable-file-system.ts';
import type { Engine } from './engine.ts';
import { CONNECTION_WAIT_MS } from './engine.ts';
import { lockFolder } from './lock-folder.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { openSubscriptions } from './open-subscriptions.ts';
import { wireTypes } from './wire-types.ts';

/** Two segments of the engine's log, 16 MB each, and some pages. */
const ROOM_TO_START_MB = 40;

const MAINTAIN_EVERY_MS = 5 * 60_000;
const ROUNDS_A_DAY = (24 * 60) / 5;
/** An hour after the start, so that a machine that is switched off every night gets one too. */
const FIRST_VACUUM = 12;

/** PostgreSQL inside this process, in the folder `database` of the data folder; one process at a time. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  // The engine makes its files readable by everybody, and has no setting for it.
  process.umask(0o077);
  makeDataFolder(dataDir);
  const folder = resolve(dataDir, 'database');
  const unlock = lockFolder(folder);
  try {
    if (!existsSync(folder)) await createDatabase(folder);
    chmodSync(folder, 0o700);
    const pglite = await openFolder(folder);
    const engine = overPool(pglite, endWithEngine);
    const stopMaintenance = maintain(engine.pool);
    return {
      ...engine,
      async close() {
        stopMaintenance();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** With the usual 128 MB of buffers, opening a template takes a seventh more CPU. */
const smallStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** For tests: gone when closed. A template made by `dump` opens eight times faster than an empty database. */
export async function openInMemory(template?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const pglite = await open({ ...(template && { loadDataDir: template }), startParams: smallStartParams });
  return { ...overPool(pglite), dump: () => pglite.dumpDataDir('none') };
}

const open = (options: PGliteOptions) => PGlite.create({ ...options, extensions: { btree_gist } });

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await open({ fs: new DurableFileSystem(folder), startParams: durableStartParams });
  } catch (cause) {
    throw new Error(unopenable(folder), { cause });
  }
}

/** The engine itself only says that it failed. Nothing is discarded: with room on the disk the data is there again. */
function unopenable(folder: string): string {
  const { bavail, bsize } = statfsSync(join(folder, '..'));
  const freeInMb = Math.floor((bavail * bsize) / 1_000_000);
  return freeInMb < ROOM_TO_START_MB
    ? `DATA_DIR: the disk is full (${freeInMb} MB are free, ${ROOM_TO_START_MB} are needed). Make room and start again; what was stored is still there.`
    : `DATA_DIR: the database in ${folder} cannot be opened. Move that folder away to begin anew.`;
}

/** Built beside its final place, which takes seconds: a process killed halfway leaves no half database. */
async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await openFolder(unfinished);
  await pglite.close();
  fsyncTree(unfinished);
  renameSync(unfinished, folder);
  fsyncFolder(join(folder, '..'));
}

/**
 * PostgreSQL's driver over the engine's only connection. Nothing may call the engine past this pool: it would join
 * whatever transaction is open.
 */
export function overPool(pglite: PGlite, onPanic: (reason: string) => void = () => {}): Engine {
  // A client per connection: sharing the configuration breaks the pool after its first failing query.
  class Client extends pg.Client {
    constructor() {
      const config = createPgConfig(sendingWhole(pglite));
      surviveErrors(config.connection);
      hearPanic(config.connection, onPanic);
      super(Object.assign(config, { types: wireTypes, pipeline: true }));
    }
  }
  const pool = new pg.Pool({
    Client,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    // A broken client leaves its transaction open in the engine.
    verify: (client, done) => client.query("ROLLBACK; SET timezone = 'UTC'", (error) => done(error)),
  });
  pool.on('error', () => {});

  const subscriptions = openSubscriptions();
  pglite.onNotification((channel, payload) => subscriptions.tell(channel, payload));
  return {
    pool,
    isPipelined: true,
    unhurried: (work) => work(pool),
    async listen(channel, onMessage, onGap) {
      await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      return subscriptions.add({ channel, onMessage, onGap });
    },
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

/**
 * Parse, bind, describe, execute, close: the engine answers them no earlier than the message that ends the statement.
 */
const partsOfStatement = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)));

/** The driver's adapter passes on each message alone, and waits. Sending them together takes a sixth less CPU. */
function sendingWhole(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    waiting.push(message);
    if (partsOfStatement.has(message[0] ?? 0)) return Promise.resolve([]);
    const whole = Buffer.concat(waiting);
    waiting = [];
    return pglite.execProtocolStream(whole, options);
  };
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}

/** A failing message ends the client and every listener; without one, the next failure would end the process. */
function surviveErrors(connection: EventEmitter & { end(): void }): void {
  const end = connection.end.bind(connection);
  connection.end = () => {
    end();
    connection.on('error', () => {});
  };
}

/** PostgreSQL can't survive these, such as a log without room. A server would end; this engine only hangs. */
function hearPanic(connection: EventEmitter, onPanic: (reason: string) => void): void {
  connection.on('errorMessage', ({ severity, message }: { severity?: string; message?: string }) => {
    if (severity === 'PANIC') onPanic(message ?? '');
  });
}

/** Our service manager restarts us, and the log is repaired then. */
function endWithEngine(reason: string): never {
  process.stderr.write(`The embedded database stopped: ${reason}\n`);
  return process.exit(1);
}

/** The engine has no background processes: without this its log grows for ever and dead rows stay. */
function maintain(pool: pg.Pool): () => void {
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    const command = round % ROUNDS_A_DAY === FIRST_VACUUM ? 'VACUUM (ANALYZE)' : 'CHECKPOINT';
    // A connection that doesn't come in time does no harm: the next round tries again.
    pool.query(command).catch(() => {});
  }, MAINTAIN_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
