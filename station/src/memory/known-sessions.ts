import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SessionStatus } from '@laine/contract/states.ts';
import { type LinkSession, OvertimeTerms } from '@laine/contract/station-link.ts';
import { openHashes, type ExpiredCodes, type SealedHashes } from './expired-codes.ts';
import { parseHappened, formatHappened } from './happened-text.ts';
import type { EventRef, Happened } from './journal.ts';
import type { MemorySeal } from './memory-seal.ts';
import type { RecentReturn } from './recent-returns.ts';

/** Since when the board has been in the closed locker although the session goes on, and which things are missing. */
type Inside = { since: Happened; missingItemIds: string[] };

/** A session as this station has to treat it now. */
export type KnownSession = {
  id: string;
  status: SessionStatus;
  lockerNumber: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  codeSalt: string;
  codeHash: string;
  guardedCodeHash: string | null;
  /** The session that this one replaces. */
  replaces: string | null;
  /** What being late costs; null where we weren't told. */
  overtime: OvertimeTerms | null;
  /** Number of lockers that didn't open for it. */
  jams: number;
  /** Tags seen before collection; null when no reader could see. */
  baseline: string[] | null;
  hasLeft: boolean;
  inside: Inside | null;
  /** Set when the renter says that the board is back although nobody saw it. */
  questioned: Happened | null;
};

type ToldSessions = { sessions: readonly LinkSession[]; removed: readonly string[]; complete: boolean };

type Row = {
  id: string;
  status: SessionStatus;
  locker_number: number;
  start: string;
  end: string;
  code_salt: string;
  code_hash: string;
  guarded_code_hash: string | null;
  replaces: string | null;
  jams: number;
  overtime: string | null;
  local_status: 'started' | 'finished' | null;
  local_locker_number: number | null;
  baseline: string | null;
  has_left: number | null;
  inside: string | null;
  questioned: string | null;
  is_pending: number;
};

/** Its start or end isn't acknowledged yet, or its door is just being opened. */
const IS_UNDER_WAY = `
  id in (select session_id from session_facts where boot_id is not null)
  or id in (select session_id from openings where purpose = 'collect' and is_open = 0)`;

/**
 * Sessions as the server sent them, plus the station's own facts. A local start or end counts as long as its event is
 * unacknowledged; on acknowledgement the stored session takes that status, and then only a higher revision changes it.
 */
export class KnownSessions {
  readonly #list: StatementSync;
  readonly #upsert: StatementSync;
  readonly #ids: StatementSync;
  readonly #drop: StatementSync;
  readonly #start: StatementSync;
  readonly #finish: StatementSync;
  readonly #note: StatementSync;
  readonly #question: StatementSync;
  readonly #dropQuestion: StatementSync;
  readonly #takeBack: StatementSync;
  readonly #reopen: StatementSync;
  readonly #noteJam: StatementSync;
  readonly #acknowledgeSessions: StatementSync;
  readonly #acknowledgeFacts: StatementSync;
  readonly #expiredCodes: ExpiredCodes;
  readonly #seal: MemorySeal;
  #known: KnownSession[] | undefined;

  constructor(db: DatabaseSync, seal: MemorySeal, expiredCodes: ExpiredCodes) {
    this.#seal = seal;
    this.#expiredCodes = expiredCodes;
    this.#list = db.prepare(
      `select s.*, f.status as local_status, f.locker_number as local_locker_number, f.baseline, f.has_left, f.inside,
         f.questioned,         f.boot_id is not null as is_pending
       from sessions s left join session_facts f on f.session_id = s.id order by s.start, s.id`,
    );
    this.#upsert = db.prepare(
      `insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) on conflict do update set
         status = excluded.status, locker_number = excluded.locker_number, start = excluded.start, "end" = excluded."end",
         code_salt = excluded.code_salt, code_hash = excluded.code_hash, guarded_code_hash = excluded.guarded_code_hash,
         revision = excluded.revision, replaces = excluded.replaces,
         overtime = excluded.overtime
       where excluded.revision > sessions.revision`,
    );
    this.#ids = db.prepare('select id from sessions');
    this.#drop = db.prepare(
      `delete from sessions where id = ? and not (${IS_UNDER_WAY})
       returning code_salt as codeSalt, code_hash as codeHash, guarded_code_hash as guardedCodeHash`,
    );
    this.#start = db.prepare(
      `insert or replace into session_facts (session_id, status, locker_number, baseline, boot_id, sequence)
       values (?, 'started', ?, ?, ?, ?)`,
    );
    this.#finish = db.prepare(
      `insert into session_facts (session_id, status, locker_number, has_left, boot_id, sequence)
       values (?, 'finished', ?, 1, ?, ?) on conflict do update set
         status = excluded.status, locker_number = excluded.locker_number, inside = null, questioned = null,
         boot_id = excluded.boot_id, sequence = excluded.sequence`,
    );
    this.#note = db.prepare(
      `insert into session_facts (session_id, status, locker_number, has_left, inside) values (?, 'started', ?, ?, ?)
       on conflict do update set has_left = excluded.has_left, inside = excluded.inside`,
    );
    this.#question = db.prepare(
      `insert into session_facts (session_id, status, locker_number, has_left, questioned) values (?, 'started', ?, 1, ?)
       on conflict do update set questioned = coalesce(questioned, excluded.questioned)`,
    );
    this.#dropQuestion = db.prepare('update session_facts set questioned = null where session_id = ?');
    this.#takeBack = db.prepare(
      `insert or ignore into sessions
       select session_id, 'finished', locker_number, start, "end", code_salt, code_hash, guarded_code_hash, revision, null, 0, null
       from recent_returns where session_id = ?`,
    );
    this.#reopen = db.prepare(
      `insert or replace into session_facts (session_id, status, locker_number, baseline, has_left, boot_id, sequence)
       values (?, 'started', ?, ?, 1, ?, ?)`,
    );
    this.#noteJam = db.prepare('update sessions set jams = jams + 1 where id = ?');
    this.#acknowledgeSessions = db.prepare(
      `update sessions set status = f.status, locker_number = f.locker_number from session_facts f
       where f.session_id = sessions.id and f.boot_id = ? and f.sequence <= ?`,
    );
    this.#acknowledgeFacts = db.prepare(
      'update session_facts set boot_id = null, sequence = null where boot_id = ? and sequence <= ?',
    );
  }

  /** Cached between changes: the screen asks every second, and a small machine takes a while to read 400 sessions. */
  list(): readonly KnownSession[] {
    this.#known ??= (this.#list.all() as unknown as Row[]).map((row) => sessionOf(row, this.#seal));
    return this.#known;
  }

  /** Call this after a rolled-back transaction. */
  invalidate(): void {
    this.#known = undefined;
  }

  find(id: string): KnownSession | undefined {
    return this.list().find((session) => session.id === id);
  }

  findStartedAt(lockerNumber: number): KnownSession | undefined {
    return this.list().find((session) => session.status === 'started' && session.lockerNumber === lockerNumber);
  }

  /** Returns sessions that were to go but are kept, because the server hasn't heard yet what happened here. */
  applyUpdate({ sessions, removed, complete }: ToldSessions, now: Temporal.Instant): string[] {
    this.invalidate();
    for (const session of sessions) {
      const { id, status, lockerNumber, start, end, codeSalt, revision, replaces } = session;
      const codeHash = this.#seal.close(session.codeHash);
      const guardedCodeHash = session.guardedCodeHash === null ? null : this.#seal.close(session.guardedCodeHash);
      const hashes = [codeSalt, codeHash, guardedCodeHash] as const;
      const overtime = session.overtime ? JSON.stringify(session.overtime) : null;
      this.#upsert.run(id, status, lockerNumber, start, end, ...hashes, revision, replaces, overtime);
    }
    const named = new Set(sessions.map(({ id }) => id));
    const known = (this.#ids.all() as { id: string }[]).map(({ id }) => id);
    const going = known.filter((id) => removed.includes(id) || (complete && !named.has(id)));
    return going.filter((id) => !this.#dropped(id, now));
  }

  #dropped(id: string, now: Temporal.Instant): boolean {
    const hashes = this.#drop.get(id) as SealedHashes | undefined;
    if (hashes) this.#expiredCodes.remember(id, hashes, now);
    return hashes !== undefined;
  }

  start(id: string, lockerNumber: number, baseline: readonly string[] | null, { bootId, sequence }: EventRef): void {
    this.invalidate();
    this.#start.run(id, lockerNumber, baseline && JSON.stringify(baseline), bootId, sequence);
  }

  finish(id: string, lockerNumber: number, { bootId, sequence }: EventRef): void {
    this.invalidate();
    this.#finish.run(id, lockerNumber, bootId, sequence);
  }

  /** Records the contents of the closed locker of a session that goes on. */
  noteContents({ id, lockerNumber }: KnownSession, hasLeft: boolean, inside: Inside | null): void {
    const text = inside && JSON.stringify({ ...inside, since: formatHappened(inside.since) });
    this.invalidate();
    this.#note.run(id, lockerNumber, hasLeft ? 1 : 0, text);
  }

  /** Asking again keeps the first moment. Null takes it back. */
  question({ id, lockerNumber }: KnownSession, since: Happened | null): void {
    this.invalidate();
    if (since) this.#question.run(id, lockerNumber, formatHappened(since));
    else this.#dropQuestion.run(id);
  }

  /** Resumes a session that had ended, even if the server has removed it already. */
  reopen({ sessionId, lockerNumber, baseline }: RecentReturn, { bootId, sequence }: EventRef): void {
    this.invalidate();
    this.#takeBack.run(sessionId);
    this.#reopen.run(sessionId, lockerNumber, baseline && JSON.stringify(baseline), bootId, sequence);
  }

  noteJam(id: string): void {
    this.invalidate();
    this.#noteJam.run(id);
  }

  acknowledge(bootId: string, sequence: number): void {
    this.invalidate();
    this.#acknowledgeSessions.run(bootId, sequence);
    this.#acknowledgeFacts.run(bootId, sequence);
  }
}

function sessionOf(row: Row, seal: MemorySeal): KnownSession {
  const isLocal = row.is_pending === 1;
  return {
    id: row.id,
    status: isLocal ? (row.local_status ?? row.status) : row.status,
    lockerNumber: isLocal ? (row.local_locker_number ?? row.locker_number) : row.locker_number,
    start: Temporal.Instant.from(row.start),
    end: Temporal.Instant.from(row.end),
    ...openHashes(seal, {
      codeSalt: row.code_salt,
      codeHash: row.code_hash,
      guardedCodeHash: row.guarded_code_hash,
    }),
    replaces: row.replaces,
    overtime: row.overtime === null ? null : OvertimeTerms.parse(JSON.parse(row.overtime)),
    jams: row.jams,
    baseline: row.baseline === null ? null : (JSON.parse(row.baseline) as string[]),
    // We know nothing about a session that began before this memory was created, so its board counts as out.
    hasLeft: row.has_left !== 0,
    inside: row.inside === null ? null : insideOf(row.inside),
    questioned: row.questioned === null ? null : parseHappened(row.questioned),
  };
}

function insideOf(text: string): Inside {
  const { since, missingItemIds } = JSON.parse(text) as { since: string; missingItemIds: string[] };
  return { since: parseHappened(since), missingItemIds };
}
