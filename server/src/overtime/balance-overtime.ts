import { sql } from 'kysely';
import { findOvertimeDebt, grownInCents, lowerOvertimeDebt } from '../debts/lower-overtime-debt.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { owedInCents } from './owed-in-cents.ts';
import { findOvertime, lockOvertime } from './overtime-store.ts';

/**
 * Brings the money in line with what is asked for: what was taken beyond it goes back, what is owed beyond it is let go.
 * Any number of calls do it once. A charge that is still under way is looked at when it is settled.
 */
export async function balanceOvertime(deps: Deps, bookingId: string, followUps: ChargeFollowUps): Promise<void> {
  const overtime = await findOvertime(deps.db.query, bookingId);
  if (!overtime) return;
  await lowerOvertimeDebt(deps, { bookingId, standardInCents: owedInCents(overtime) }, followUps);
  await deps.db.transaction((tx) => giveBack(tx, bookingId, deps.now()));
}

async function giveBack(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const overtime = await lockOvertime(tx, bookingId);
  if (!overtime) return;
  const debt = await findOvertimeDebt(tx, bookingId);
  const owed = grownInCents({ doubledAt: debt?.doubledAt ?? null }, owedInCents(overtime));
  const { accountId, takenInCents } = await readTaken(tx, bookingId);
  if (accountId === null || takenInCents <= owed) return;
  const amountInCents = takenInCents - owed;
  await queueRefund(
    tx,
    { of: { bookingId, purpose: 'overtime' }, accountId, purpose: 'objection', amountInCents },
    now,
  );
}

/** What charges of this overtime have brought, less what went back of them. */
async function readTaken(tx: Tx, bookingId: string) {
  const row = await tx
    .selectFrom('ledger')
    .select((eb) => eb.fn.max('accountId').as('accountId'))
    .select(
      sql<
        string | null
      >`sum(amount_in_cents - coalesce((select sum(case kind when 'dispute-return' then -back.amount_in_cents
        else back.amount_in_cents end) from ledger back
        where back.refunds_id = ledger.id and back.state <> 'failed'), 0))`.as('taken'),
    )
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', 'overtime')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return { accountId: row?.accountId ?? null, takenInCents: Number(row?.taken ?? 0) };
}
