import type { Overtime } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { pauseDebt } from '../../money/debts/pause-debt.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findRentedBooking, lockOvertime, updateTalk } from './overtime-store.ts';
import { owedInCents } from './owed-in-cents.ts';
import { readOvertime } from './read-overtime.ts';

type Objection = { bookingId: string; text: string };

/** Customers may object once per decision: nothing grows, nobody is reminded, and an admin has to answer. */
export async function objectToOvertime(
  deps: Deps,
  { account }: Person,
  { bookingId, text }: Objection,
): Promise<Overtime> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const booking = await findRentedBooking(tx, bookingId);
    const overtime = booking?.accountId === account.id ? await lockOvertime(tx, bookingId) : undefined;
    if (!booking || !overtime) throw new Refusal('not-found');
    if (overtime.objectedAt !== null || owedInCents(overtime) === 0) throw new Refusal('state-moved-on');
    // What was said about an earlier sum.
    const objection = [overtime.objection ?? '', text].filter((words) => words !== '').join('\n\n');
    await updateTalk(tx, bookingId, { objectedAt: now, objection });
    await pauseDebt(tx, { bookingId, reason: 'overtime' }, now);
    const data = { bookingId, stationId: booking.stationId, amountInCents: owedInCents(overtime) };
    await raiseAlert(tx, { kind: 'overtime-objected', target: bookingId, stationId: null, data }, now);
    return (await readOvertime(tx, bookingId)) ?? gone();
  });
}

function gone(): never {
  throw new Refusal('not-found');
}
