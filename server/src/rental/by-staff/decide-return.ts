import { Refusal } from '@laine/contract/refusals.ts';
import { FORGOTTEN_THINGS_SECONDS } from '@laine/rules/constants.ts';
import { earlier, isBefore, later, plusSeconds } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import { endQuestion, markRented } from '../returns/end-question.ts';
import { endRental, tellRentalEnded } from '../returns/end-rental.ts';
import { type OpenQuestion, openQuestionOf } from '../returns/is-return-in-question.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { releaseReplacement } from '../sessions/replacements.ts';
import { stationOfSession } from '../sessions/station-of-session.ts';
import { countWaived } from './count-waived.ts';

type Decision = {
  sessionId: string;
  decision: 'was-there' | 'was-not-there';
  /** When the board was back. Defaults to the renter's own claim; if the board wasn't there, it's still out. */
  at?: string | undefined;
};

/** Staff have looked and name the moment for lateness; if the board is still out, the rental goes on. */
export async function decideReturn(deps: Deps, actor: Actor<Person>, decided: Decision): Promise<void> {
  const { sessionId, decision, at } = decided;
  const stationId = await stationOfSession(deps.db.query, sessionId);
  if (stationId === undefined || !runs(actor.who, stationId)) throw new Refusal('not-found');
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const session = await findSession(tx, stationId, sessionId);
    const question = await openQuestionOf(tx, sessionId);
    if (!session || !question) throw new Refusal('state-moved-on');
    await requireSomebodyElsesBoard(tx, actor.who, session);
    const wasSeen = session.status === 'finished' ? session.closeAt : null;
    const named = at === undefined ? undefined : Temporal.Instant.from(at);
    const moment = named ?? (decision === 'was-there' ? question.assertedAt : wasSeen);
    const backAt = moment && within(session, moment, now);
    if (stationsOf(actor.who) !== 'all') {
      if (decision === 'was-there') await requireLikely(tx, question, named);
      if (backAt) await countWaived(tx, actor.who, { station, session, closeAt: backAt, backBy: wasSeen ?? now }, now);
    }
    const data = { decision, at: backAt?.toString() ?? null };
    await recordAction(tx, actor, { action: 'return-decided', target: sessionId, stationId, data }, now);
    const ending = { outcome: decision, backAt, endedBy: actor.who.account.id };
    const tookLocker = await endQuestion(tx, question, ending, now);
    if (!backAt) {
      if (tookLocker && (await markRented(tx, session, now))) {
        const target = `${stationId}/${session.lockerNumber}`;
        const edit = { action: 'locker-edited', target, stationId, data: { status: 'rented', sessionId } } as const;
        await recordAction(tx, actor, edit, now);
      }
      return tellThatItIsOut(tx, session, question, now);
    }
    await endRental(tx, session, { closeAt: backAt, isInQuestion: false, seenBy: actor.who.account.id }, now);
    await releaseReplacement(tx, sessionId, now);
    if (session.status !== 'finished') await tellRentalEnded(tx, session, backAt, now);
  });
}

/**
 * Earlier than the renter's own claim would be a gift, and so would it be after they came back with the board once
 * more.
 */
async function requireLikely(tx: Tx, { sessionId, assertedAt }: OpenQuestion, named: Temporal.Instant | undefined) {
  if (named && isBefore(named, assertedAt)) throw new Refusal('not-allowed');
  const opening = await tx
    .selectFrom('logs')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('title', '=', 'door-opened')
    .where(sql<boolean>`data ->> 'by' in ('code', 'paddle')`)
    .where('createdAt', '>', plusSeconds(assertedAt, FORGOTTEN_THINGS_SECONDS))
    .executeTakeFirst();
  if (opening) throw new Refusal('not-allowed');
}

/** The renter left in the belief that the clock had stopped. */
async function tellThatItIsOut(
  tx: Tx,
  { bookingId }: WholeSession,
  { id, lockerNumber }: OpenQuestion,
  now: Temporal.Instant,
): Promise<void> {
  if (bookingId === null) return;
  await queueNotices(tx, { bookingId, kind: 'board-not-found', occasion: `${lockerNumber}/${id}`, now });
}

/** A board can't be back before it was collected, nor in the future. */
const within = ({ firstOpenAt, start }: WholeSession, at: Temporal.Instant, now: Temporal.Instant) =>
  later(firstOpenAt ?? start, earlier(at, now));
