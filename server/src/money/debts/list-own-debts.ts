import type { OwnDebt } from '@laine/contract/public/entities.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { growsToInCents } from '@laine/rules/money/debt.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { disputedSince } from '../payments/disputed-since.ts';
import { settlePage, syncPageOf } from '../payments/sync-page.ts';
import { findPendingPayment, isPageOpen } from './debt-payment.ts';
import type { DebtRow } from './debt-store.ts';
import { listDebtsOf } from './debt-store.ts';
import { presentDebt } from './present-debt.ts';

/** Open and past debts. Somebody who returns from a payment page sees at once that it's paid. */
export async function listOwnDebts(deps: Deps, { account }: Person, followUps: ChargeFollowUps): Promise<OwnDebt[]> {
  const debts = await listDebtsOf(deps.db.query, account.id);
  const due = debts.filter(({ status }) => status === 'due');
  for (const { id } of due) await lookAtPage(deps, id, followUps);
  const current = due.length === 0 ? debts : await listDebtsOf(deps.db.query, account.id);
  return Promise.all(current.map((debt) => presentOwn(deps, debt)));
}

/** If the provider is out of reach now, the event or the sweep will tell us. */
async function lookAtPage(deps: Deps, debtId: string, followUps: ChargeFollowUps): Promise<void> {
  const payment = await findPendingPayment(deps.db.query, debtId);
  if (!payment) return;
  await syncPageOf(deps, { ledgerId: payment.id }, settlePage(followUps)).catch((error: unknown) => {
    if (!(error instanceof PaymentProblem)) throw error;
  });
}

type ListedDebt = Awaited<ReturnType<typeof listDebtsOf>>[number];

async function presentOwn(deps: Deps, debt: ListedDebt): Promise<OwnDebt> {
  const { metadata, amountInCents, doubledAt, remindersSent, createdAt, rentalStart, paidAt } = debt;
  const { facts } = readFacts(metadata ?? {});
  const pausedBecause = await readPause(deps, debt);
  const grows =
    deps.settings.brand.doublesUnpaidOvertime && pausedBecause === null
      ? growsToInCents({ ...debt, standardInCents: amountInCents, isDoubled: doubledAt !== null })
      : null;
  return {
    ...presentDebt(debt),
    stationName: facts?.name ?? '',
    timeZone: facts?.timeZone ?? 'UTC',
    rentalStart: rentalStart?.toString() ?? null,
    createdAt: createdAt.toString(),
    remindersSent,
    growsToInCents: grows,
    pausedBecause,
    isBeingPaid: await isBeingPaid(deps, debt),
    paidAt: paidAt?.toString() ?? null,
  };
}

/** The end of a dispute resumes only its own pause, identified by the moment (docs/product.md, Disputes). */
async function readPause(deps: Deps, { status, pausedAt, bookingId }: DebtRow): Promise<OwnDebt['pausedBecause']> {
  if (status !== 'due' || pausedAt === null || bookingId === null) return null;
  const openedAt = await disputedSince(deps.db.query, bookingId);
  return openedAt?.equals(pausedAt) ? 'dispute' : 'objection';
}

async function isBeingPaid(deps: Deps, { id, status }: DebtRow): Promise<boolean> {
  const payment = status === 'due' ? await findPendingPayment(deps.db.query, id) : undefined;
  return payment !== undefined && isPageOpen(deps.db.query, payment.id);
}
