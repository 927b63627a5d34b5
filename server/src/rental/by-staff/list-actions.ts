import { ChangedField, type TimelineActor, type TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { AuditedAction } from '@laine/contract/audited-action.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { nameFor } from './timeline-actors.ts';

type Options = { sessions: WholeSession[]; seesAll: boolean };

/** These have timeline entries of their own kind. */
const toldOtherwise: AuditedAction[] = ['booking-noted', 'booking-refunded', 'voucher-given', 'audit-redacted'];

/** Actions of staff and their programs on a booking and its boards. */
export async function listActions(db: Db, targets: string[], { sessions, seesAll }: Options): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'person'),
    )
    .leftJoin('apiKeys', (join) => join.onRef('apiKeys.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'api-key'))
    .select(['audit.id', 'audit.action', 'audit.target', 'audit.data', 'audit.createdAt', 'audit.actorKind'])
    .select(['accounts.email', 'accounts.name', 'apiKeys.name as keyName'])
    .where('audit.target', '=', sql<string>`any(${targets})`)
    .where('audit.action', 'not in', toldOtherwise)
    .execute();
  const moves = await listMoves(db, sessions, rows);
  return rows.map(({ id, action, target, data, createdAt, actorKind, email, name, keyName }) => {
    const session = sessions.find((one) => one.id === target);
    return {
      id,
      at: createdAt.toString(),
      by: actorOf(actorKind, actorKind === 'api-key' ? keyName : nameFor({ email, name }, { seesAll })),
      kind: 'action',
      action,
      reason: wordsIn(data, 'reason'),
      sessionId: session?.id ?? null,
      changes: changesIn(data),
      lockerNumber: numberIn(data, 'lockerNumber') ?? (session ? lockerThen(session, moves, createdAt) : null),
    };
  });
}

type Move = { sessionId: string | null; at: Temporal.Instant; from: number | null };
type Edit = { target: string; data: unknown; createdAt: Temporal.Instant };

/** Moves to other lockers, oldest first: by staff, or because lockers were dealt out again. */
async function listMoves(db: Db, sessions: WholeSession[], edits: Edit[]): Promise<Move[]> {
  const dealt = await db
    .selectFrom('logs')
    .select(['sessionId', 'data', 'createdAt'])
    .where('title', '=', 'session-moved')
    .where('sessionId', '=', sql<string>`any(${sessions.map(({ id }) => id)})`)
    .execute();
  const moves: Move[] = dealt.map(({ sessionId, data, createdAt }) => ({
    sessionId,
    at: createdAt,
    from: numberIn(data, 'from') ?? null,
  }));
  for (const { target, data, createdAt } of edits) {
    const change = changesIn(data).find(({ field }) => field === 'lockerNumber');
    if (change)
      moves.push({ sessionId: target, at: createdAt, from: change.from === null ? null : Number(change.from) });
  }
  return moves.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
}

/** The locker of a board at a moment is the one that its next move left. */
function lockerThen({ id, lockerNumber }: WholeSession, moves: Move[], at: Temporal.Instant): number | null {
  const next = moves.find((move) => move.sessionId === id && Temporal.Instant.compare(move.at, at) >= 0);
  return next ? next.from : lockerNumber;
}

type Changes = Extract<TimelineEntry, { kind: 'action' }>['changes'];

/** Codes and texts aren't shown, only that they changed. */
function changesIn(data: unknown): Changes {
  const texts = fieldOf(data, 'texts');
  return ChangedField.options.flatMap((field): Changes => {
    const value = fieldOf(data, field);
    if (value === true || (Array.isArray(texts) && texts.includes(field))) return [{ field, from: null, to: null }];
    if (!Array.isArray(value) || value.length !== 2 || value[0] === value[1]) return [];
    return [{ field, from: textOf(value[0]), to: textOf(value[1]) }];
  });
}

const kinds = { person: 'staff', 'api-key': 'program', system: 'system' } as const;
const actorOf = (kind: keyof typeof kinds, name: string | null): TimelineActor => ({ kind: kinds[kind], name });

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

const fieldOf = (data: unknown, field: string): unknown =>
  typeof data === 'object' && data !== null && field in data ? (data as Record<string, unknown>)[field] : undefined;

function wordsIn(data: unknown, field: string): string | null {
  const value = fieldOf(data, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberIn(data: unknown, field: string): number | undefined {
  const value = fieldOf(data, field);
  return typeof value === 'number' ? value : undefined;
}
