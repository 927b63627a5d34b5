import type { Overtime } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking } from '../../ground/principal.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { dropWarningOf } from '../../identity/warnings/drop-warning.ts';
import { resumeDebt } from '../../money/debts/pause-debt.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { closeAsDone } from '../../telling/alerts/open-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { balanceOvertimeJob } from './balance-overtime-job.ts';
import { findRentedBooking, isBoardOut, lockOvertime, updateTalk } from './overtime-store.ts';
import { isObjected, owedInCents } from './owed-in-cents.ts';
import { readOvertime } from './read-overtime.ts';

type Answer = { bookingId: string; decision: 'keep' | 'drop'; reason: string };

/**
 * An admin answers an objection. Dropped: a job refunds payments and cancels debts, and the warning is taken back.
 * Kept: the debt counts again, with as many days as a new one.
 */
export async function answerOvertime(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId, decision, reason }: Answer,
): Promise<Overtime> {
  const booking = (await findRentedBooking(deps.db.query, bookingId)) ?? gone();
  const { stationId } = booking;
  // A board of it may come back at this moment, which changes warning and overtime, too.
  return withLockedStation(deps, stationId, async (tx) => {
    const now = deps.now();
    const overtime = (await lockOvertime(tx, bookingId)) ?? gone();
    requireSomebodyElsesBooking(actor.who, booking);
    if (!isObjected(overtime)) throw new Refusal('state-moved-on');
    // Its price isn't known before.
    if (await isBoardOut(tx, bookingId)) throw new Refusal('not-returned');
    const isDropped = decision === 'drop';
    if (isDropped) await countLargeSum(deps, tx, actor.who, owedInCents(overtime), now);
    const action = isDropped ? 'overtime-dropped' : 'overtime-kept';
    await recordAction(tx, actor, { action, target: bookingId, stationId, data: { reason } }, now);
    const answer = isDropped ? 'dropped' : 'kept';
    const answeredBy = actor.who.account.id;
    const waived = isDropped ? { waivedInCents: overtime.amountInCents, waivedAt: now } : {};
    await updateTalk(tx, bookingId, { answer, answeredAt: now, answeredBy, answerReason: reason, ...waived });
    if (isDropped) {
      await enqueue(tx, balanceOvertimeJob, { bookingId }, { now });
      await dropWarningOf(tx, bookingId, now);
    } else await resumeDebt(tx, { bookingId, reason: 'overtime' }, now);
    await closeAsDone(tx, { kind: 'overtime-objected', target: bookingId }, actor.who.account.id, now);
    await queueNotices(tx, { bookingId, kind: 'overtime-answered', occasion: now.toString(), now });
    return (await readOvertime(tx, bookingId)) ?? gone();
  });
}

function gone(): never {
  throw new Refusal('not-found');
}
