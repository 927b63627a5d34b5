import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { openPage } from '../payments/open-page.ts';
import { openCharge } from '../payments/queue-charge.ts';
import { settlePage } from '../payments/sync-page.ts';
import { countPayments, findPendingPayment } from './debt-payment.ts';
import type { DebtRow } from './debt-store.ts';
import { lockDebt } from './debt-store.ts';

type DebtVisit = { debtId: string; origin: string; locale: Locale };

/**
 * The payment page of a debt. A page lives for a day and a debt longer, so links to a debt lead to our own page, which
 * opens this one; an earlier attempt is resumed.
 */
export async function payDebt(
  deps: Deps,
  { account }: Person,
  { debtId, origin, locale }: DebtVisit,
  followUps: ChargeFollowUps,
): Promise<URL> {
  const { debt, ledgerId } = await deps.db.transaction(async (tx) => {
    const due = await lockDebt(tx, debtId);
    if (due?.accountId !== account.id) throw new Refusal('not-found');
    if (due.status !== 'due') throw new Refusal('already-paid');
    return { debt: due, ledgerId: await openDebtCharge(tx, due, deps.now()) };
  });
  const line = { name: paymentWords[locale].debt[debt.reason], unitInCents: debt.amountInCents, quantity: 1 };
  const back = { paidPath: paths.debts({ paid: debt.id }), cancelPath: paths.debts({ unpaid: debt.id }) };
  return openPage(
    deps,
    { of: { ledgerId }, lines: [line], origin, locale, ...back, cardAgreement: null },
    settlePage(followUps),
  );
}

async function openDebtCharge(tx: Tx, debt: DebtRow, now: Temporal.Instant): Promise<string> {
  const begun = await findPendingPayment(tx, debt.id);
  // Any change to a debt's sum ends earlier attempts, a moment later.
  if (begun && begun.amountInCents !== debt.amountInCents) throw new Refusal('state-moved-on');
  if (begun) return begun.id;
  const { vatPercent, country, passId, giftCardId } = await readFailedCharge(tx, debt);
  const charge = {
    purpose: debt.reason,
    subjectId: debt.id,
    attempt: (await countPayments(tx, debt.id)) + 1,
    amountInCents: debt.amountInCents,
    taxedAs: { vatPercent: vatPercent === null ? null : Number(vatPercent), country },
    accountId: debt.accountId,
    bookingId: debt.bookingId,
    claimId: debt.claimId,
    debtId: debt.id,
    passId,
    giftCardId,
  };
  return (await openCharge(tx, charge, now)).id;
}

/** A debt is taxed like the charge that it comes from, and pays for the same purchase. */
async function readFailedCharge(tx: Tx, { bookingId, reason, claimId, disputeId }: DebtRow) {
  const charges = tx
    .selectFrom('ledger')
    .select(['vatPercent', 'country', 'passId', 'giftCardId'])
    .where('kind', '=', 'charge');
  const row = await (
    disputeId === null
      ? charges.where('bookingId', '=', bookingId).where('purpose', '=', reason)
      : charges.where('id', '=', sql<string>`(select ledger_id from disputes where id = ${disputeId})`)
  )
    .$if(claimId !== null, (query) => query.where('claimId', '=', claimId))
    .orderBy('createdAt')
    .executeTakeFirst();
  if (!row) throw new Error('a debt comes from a charge');
  return row;
}
