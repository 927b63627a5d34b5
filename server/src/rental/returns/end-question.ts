import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { boundEndOf } from '@laine/rules/time/bound-end-of.ts';
import { earlier, isBefore, later, plusSeconds } from '@laine/rules/time/instants.ts';
import { z } from 'zod';
import type { Tx } from '../../ground/db/open-database.ts';
import { changeLocker, findLockerStatus } from '../../site/stations/lockers/change-locker.ts';
import { closeAsDone, findOpenAlert } from '../../telling/alerts/open-alert.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import type { ReturnQuestion } from './return-question-store.ts';
import { findOpenQuestion, updateEnded, updateSeen } from './return-question-store.ts';

/** The decision about a return that was in question. */
export type SeenReturn = {
  /** When the board counts as back. */
  closeAt: Temporal.Instant;
  /** Staff still have to say since when it was there; until then nothing about lateness is decided. */
  isInQuestion: boolean;
  /** The staff member who saw it. */
  seenBy?: string | null;
};

/**
 * The station has seen the board. If that is soon after the renter said so, or early enough to make no difference,
 * nobody has to look any more; later it may just as well have been out in between.
 */
export async function judgeReturnSeen(
  tx: Tx,
  session: WholeSession,
  seenAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<SeenReturn> {
  const question = await findOpenQuestion(tx, session.id);
  if (!question) return { closeAt: seenAt, isInQuestion: false };
  const { assertedAt } = question;
  const needsNobody = later(
    plusSeconds(boundEndOf(session), OVERTIME_GRACE_SECONDS),
    plusSeconds(assertedAt, OVERTIME_GRACE_SECONDS),
  );
  if (isBefore(needsNobody, seenAt)) {
    await updateSeen(tx, question.id, seenAt);
    return { closeAt: seenAt, isInQuestion: true };
  }
  const closeAt = earlier(assertedAt, seenAt);
  await endQuestion(tx, question, { outcome: 'seen', backAt: closeAt, endedBy: null }, now);
  return { closeAt, isInQuestion: false };
}

/** The renter still has the board: the rental goes on as if nothing had been said. */
export async function withdrawQuestion(tx: Tx, session: WholeSession, now: Temporal.Instant): Promise<void> {
  const question = await findOpenQuestion(tx, session.id);
  if (!question || session.status !== 'started') return;
  const tookLocker = await endQuestion(tx, question, { outcome: 'withdrawn', backAt: null, endedBy: null }, now);
  if (tookLocker) await markRented(tx, session, now);
}

type Ending = Pick<ReturnQuestion, 'outcome' | 'backAt' | 'endedBy'>;

/** Closes its alert as well. Returns whether it had taken the locker out of service. */
export async function endQuestion(
  tx: Tx,
  question: ReturnQuestion,
  ending: Ending,
  now: Temporal.Instant,
): Promise<boolean> {
  await updateEnded(tx, question.id, ending, now);
  const alert = await closeAsDone(tx, { kind: 'return-in-question', target: question.sessionId }, ending.endedBy, now);
  return TookLocker.safeParse(alert?.data).success;
}

export const TookLocker = z.object({ tookLockerOutOfService: z.literal(true) });

/**
 * A board that is out again belongs to its locker, which gives out nothing until it's back. If the locker has another
 * reason to be out of service, such as a report that it's unsafe, it stays so.
 */
export async function markRented(tx: Tx, session: WholeSession, now: Temporal.Instant): Promise<boolean> {
  const { stationId, lockerNumber } = session;
  if (lockerNumber === null || (await findLockerStatus(tx, stationId, lockerNumber)) !== 'disabled') return false;
  const target = `${stationId}/${lockerNumber}`;
  const jam = await findOpenAlert(tx, { kind: 'door-jammed', target });
  if (TookLocker.safeParse(jam?.data).success) return false;
  if (await findOpenAlert(tx, { kind: 'locker-disabled', target })) return false;
  await changeLocker(tx, stationId, lockerNumber, { status: 'rented' }, now);
  return true;
}
