import type { BroadcastKind } from '@laine/contract/broadcast-kind.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { ClosureKind } from '@laine/contract/closure-kind.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { broadcastTitle } from '../../telling/notices/broadcast-words.ts';
import { makeClosure } from '../closures/make-closure.ts';
import { addRecipients } from './add-recipients.ts';
import type { BroadcastRow } from './broadcast-store.ts';
import { findBroadcast, findSentBroadcast, insertBroadcast } from './broadcast-store.ts';
import { presentBroadcast } from './list-broadcasts.ts';
import { listConcerned } from './list-concerned.ts';
import type { BroadcastWish } from './read-broadcast-wish.ts';
import { readBroadcastWish } from './read-broadcast-wish.ts';
import { lookForLatecomers } from './tell-latecomers.ts';

type Wish = ParsedInput<typeof calls.newBroadcast> & { locale: Locale };

/**
 * Each rings on every phone at the station and costs an SMS there; a storm that comes, stays and passes needs fewer.
 */
const LIMITS: readonly Limit[] = [{ most: 6, within: Temporal.Duration.from({ hours: 1 }) }];

/**
 * Tells everybody who is out or coming at a station, and closes it if asked to: one decision, with the station locked.
 * A booking that the closure cancels gets a single message, with the reason. The same id again sends nothing twice.
 */
export async function sendBroadcast(
  deps: Deps,
  actor: Actor<Person>,
  { id, cancels, locale, ...wish }: Wish,
): Promise<CallAnswer<typeof calls.newBroadcast>> {
  const { stationId } = wish;
  await requireStation(deps.db.query, actor.who, stationId);
  // A second press may come after the time is over.
  if (!(await isSent(deps.db.query, id, stationId))) {
    const wanted = await readBroadcastWish(deps, actor.who, wish);
    await withLockedStation(deps, stationId, async (tx, station) => {
      if (await isSent(tx, id, stationId)) return;
      const now = deps.now();
      await spend(tx, [budgetOf(deps, 'broadcasts', stationId, LIMITS)], now, 'too-many-requests');
      await send(tx, actor, { id, wanted, cancels, locale, station }, now);
    });
  }
  const sent = await findSentBroadcast(deps.db.query, id);
  if (!sent) throw new Refusal('not-found');
  return { broadcast: presentBroadcast(actor.who, sent) };
}

async function isSent(db: Db, id: string, stationId: string): Promise<boolean> {
  const sent = await findBroadcast(db, id);
  if (sent && sent.stationId !== stationId) throw new Refusal('broadcast-id-taken');
  return sent !== undefined;
}

/** Own words are for who is out or coming now; whoever looks at the day later reads only that it's closed. */
const closureKindOf = (kind: BroadcastKind): ClosureKind => ClosureKind.safeParse(kind).data ?? 'other';

type Sending = {
  id: string;
  wanted: BroadcastWish;
  cancels: string[] | undefined;
  locale: Locale;
  station: BookingStation;
};

async function send(
  tx: Tx,
  actor: Actor<Person>,
  { id, wanted, cancels, locale, station }: Sending,
  now: Temporal.Instant,
): Promise<void> {
  const { stationId, kind, words, until, closes } = wanted;
  const reason = broadcastTitle(wanted, locale, station.facts?.name ?? stationId);
  const closure = { stationId, lockerNumber: null, start: now, end: until, kind: closureKindOf(kind), reason };
  const closed = closes ? await makeClosure(tx, actor, { station, wanted: closure, cancels }, now) : undefined;
  const left = await listConcerned(tx, wanted, now);
  const leftIds = new Set(left.map(({ bookingId }) => bookingId));
  const cancelledIds = (closed?.cancelledIds ?? []).filter((bookingId) => !leftIds.has(bookingId));

  const row: BroadcastRow = {
    id,
    stationId,
    sentBy: actor.who.account.id,
    kind,
    words,
    until,
    closureId: closed?.closure.id ?? null,
    backInCents: closed?.backInCents ?? 0,
    createdAt: now,
  };
  // Somebody just used the same id at another station.
  if (!(await insertBroadcast(tx, row))) throw new Refusal('broadcast-id-taken');
  const cancelled = cancelledIds.map((bookingId) => ({ bookingId, part: 'cancelled' as const }));
  await addRecipients(tx, id, [...left, ...cancelled], now);
  await lookForLatecomers(tx, row, now);

  const out = left.filter(({ part }) => part === 'out').length;
  const counts = { out, coming: left.length - out, cancelled: cancelled.length };
  const data = { kind, until: until.toString(), closes, ...counts };
  await recordAction(tx, actor, { action: 'broadcast-sent', target: id, stationId, data: { ...data, words } }, now);
  await writeLog(tx, { stationId, title: 'broadcast-sent', data }, now);
}
