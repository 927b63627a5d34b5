import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Listeners } from '../listeners.ts';
import type { StationClock } from '../station-clock.ts';
import { CommandMemory } from './command-memory.ts';
import { ExpiredCodes } from './expired-codes.ts';
import { Journal } from './journal.ts';
import { KeypadMemory } from './keypad-memory.ts';
import { KnownLockers } from './known-lockers.ts';
import { KnownSessions } from './known-sessions.ts';
import { KnownStation } from './known-station.ts';
import { MemorySeal, sealMemory } from './memory-seal.ts';
import { Openings } from './openings.ts';
import { RecentReturns } from './recent-returns.ts';
import { schemaSteps } from './schema-steps.ts';
import { SilentDevices } from './silent-devices.ts';
import { UpdateMemory } from './update-memory.ts';

/**
 * Everything that the program must not forget, in one SQLite file. Each decision is one transaction, and with
 * `synchronous = FULL` a committed transaction is on the disk: power may fail at any moment.
 */
export class Memory {
  readonly journal: Journal;
  readonly station: KnownStation;
  readonly lockers: KnownLockers;
  readonly sessions: KnownSessions;
  readonly expiredCodes: ExpiredCodes;
  readonly recentReturns: RecentReturns;
  readonly openings: Openings;
  readonly keypads: KeypadMemory;
  readonly commands: CommandMemory;
  readonly silentDevices: SilentDevices;
  readonly update: UpdateMemory;
  readonly #db: DatabaseSync;
  readonly #changes = new Listeners<void>();
  #isInTransaction = false;

  constructor(db: DatabaseSync, clock: StationClock, stationKey: string) {
    const seal = new MemorySeal(stationKey);
    sealMemory(db, seal);
    this.#db = db;
    this.journal = new Journal(db, clock);
    this.station = new KnownStation(db, seal);
    this.lockers = new KnownLockers(db);
    this.expiredCodes = new ExpiredCodes(db, seal);
    this.sessions = new KnownSessions(db, seal, this.expiredCodes);
    this.recentReturns = new RecentReturns(db, seal);
    this.openings = new Openings(db);
    this.keypads = new KeypadMemory(db, clock, this.journal.bootId);
    this.commands = new CommandMemory(db);
    this.silentDevices = new SilentDevices(db);
    this.update = new UpdateMemory(db);
  }

  transaction<T>(work: () => T): T {
    if (this.#isInTransaction) return work();
    this.#isInTransaction = true;
    let result: T;
    try {
      this.#db.exec('begin immediate');
      result = work();
      this.#db.exec('commit');
    } catch (error) {
      // A commit that failed for lack of space has already rolled back.
      if (this.#db.isTransaction) this.#db.exec('rollback');
      this.sessions.invalidate();
      this.lockers.invalidate();
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
    this.#changes.publish();
    return result;
  }

  /** Called after every commit. */
  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  /** The server has stored the boot's events up to this one, so from now on its state counts. */
  acknowledge(bootId: string, sequence: number): void {
    this.transaction(() => {
      this.sessions.acknowledge(bootId, sequence);
      this.lockers.acknowledge(bootId, sequence);
      this.journal.forget(bootId, sequence);
    });
  }

  close(): void {
    this.#db.close();
  }
}

export function openMemory(dataDir: string, clock: StationClock, stationKey: string): Memory {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'station.db');
  try {
    return new Memory(openFile(file), clock, stationKey);
  } catch (error) {
    if (!isBroken(error)) throw error;
    return startAnew(file, clock, stationKey);
  }
}

function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    // Exclusive: two programs on one memory would use the same sequence numbers. WAL flushes once per commit, a
    // rollback journal twice or more: measured at a third of the time.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full');
    db.exec('begin exclusive');
    migrate(db);
    db.exec('commit');
    return db;
  } catch (cause) {
    db.close();
    if (cause instanceof Error && cause.message.includes('locked')) {
      throw new Error(`${file} is in use by another process. Stop that one first.`, { cause });
    }
    throw cause;
  }
}

function migrate(db: DatabaseSync): void {
  const check = db.prepare('pragma quick_check(1)').get();
  if (check?.['quick_check'] !== 'ok') throw new BrokenMemory();
  const version = Number(db.prepare('pragma user_version').get()?.['user_version']);
  if (version > schemaSteps.length) throw new Error(`The memory is of version ${version}, written by a newer program.`);
  for (const step of schemaSteps.slice(version)) db.exec(step);
  db.exec(`pragma user_version = ${schemaSteps.length}`);
}

class BrokenMemory extends Error {
  override name = 'BrokenMemory';
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const brokenFileCodes = new Set<unknown>([11, 26]);

function isBroken(error: unknown): boolean {
  if (error instanceof BrokenMemory) return true;
  return error instanceof Error && 'errcode' in error && brokenFileCodes.has(error.errcode);
}

/** A card that lost its data must not stop a station: the server sends everything again except the unsent events. */
function startAnew(file: string, clock: StationClock, stationKey: string): Memory {
  renameSync(file, `${file}.broken`);
  rmSync(`${file}-wal`, { force: true });
  const memory = new Memory(openFile(file), clock, stationKey);
  memory.transaction(() => {
    memory.journal.append({
      type: 'fault',
      title: 'Memory was broken and began anew',
      data: { keptAs: `${file}.broken` },
    });
  });
  return memory;
}
