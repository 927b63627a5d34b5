import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { closeDebtPageJob } from './close-debt-page-job.ts';
import { lockDebtsOfCharges, updateDebt } from './debt-store.ts';

/**
 * Whatever is given back of a payment that a bank took is owed no more. Returns the sum by which debts were lowered. A
 * page that asks for the old one is closed after commit, and whoever has paid on it gets the difference back.
 */
export async function takeOffDebts(tx: Tx, chargeIds: string[], cents: number, now: Temporal.Instant): Promise<number> {
  let left = cents;
  for (const debt of await lockDebtsOfCharges(tx, chargeIds)) {
    const off = Math.min(left, debt.amountInCents);
    if (off <= 0) break;
    left -= off;
    const amountInCents = debt.amountInCents - off;
    const change = amountInCents < MIN_CARD_CHARGE_CENTS ? { status: 'forgiven' as const } : { amountInCents };
    await updateDebt(tx, debt.id, { ...change, letGoInCents: debt.letGoInCents + off }, now);
    await enqueue(tx, closeDebtPageJob, { debtId: debt.id }, { now });
  }
  return cents - left;
}
