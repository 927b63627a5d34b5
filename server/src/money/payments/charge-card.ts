import { IDEMPOTENCY_KEY_TRUST_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { CardCharge } from '../../ground/ports/payment-provider.ts';
import type { ChargeFollowUps, ChargeOutcome } from './charge-follow-ups.ts';
import { isHourUsed } from './is-hour-used.ts';
import type { LedgerRow } from './ledger-store.ts';
import { chooseCard, findLedgerRow } from './ledger-store.ts';
import { findLastCard } from './find-last-card.ts';
import { settleCharge } from './settle-charge.ts';

const noCard: CardCharge = { state: 'failed', paymentId: null, code: 'no-card', needsAuthentication: false };

/**
 * Has the saved card pay a ledger row. Any number of calls charge it once; an unreachable provider throws, and one that
 * is still waiting for the bank leaves the row for its event and the sweep.
 */
export async function chargeCard(deps: Deps, ledgerId: string, followUps: ChargeFollowUps): Promise<void> {
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state !== 'pending' || row.accountId === null) return;
  if (await isVoid(deps, row)) return void (await lookUpCharge(deps, ledgerId, followUps));
  const charge = await askForCharge(deps, row, row.accountId);
  if (charge) await settle(deps, row.id, charge, followUps);
}

/**
 * The bank has answered later. What is paid on a page is settled with its page: there a card that was refused may be
 * followed by another one.
 */
export async function settleByPayment(deps: Deps, paymentId: string, followUps: ChargeFollowUps): Promise<void> {
  const payment = await deps.payments.findPayment(paymentId);
  const { ledgerId, pageId } = payment?.metadata ?? {};
  if (!payment || ledgerId === undefined || pageId !== undefined) return;
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state === 'pending') await settle(deps, ledgerId, payment.charge, followUps);
}

/**
 * How a charge stands that may have been asked for, without asking for it: for what must not be charged any more.
 * `unknown`: the provider has heard of no such payment.
 */
export async function lookUpCharge(
  deps: Deps,
  ledgerId: string,
  followUps: ChargeFollowUps,
): Promise<'settled' | 'processing' | 'unknown'> {
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state !== 'pending' || row.accountId === null) return 'settled';
  const customerId = await readCustomerId(deps, row.accountId);
  const known = customerId && (await deps.payments.findCharge({ customerId, ledgerId, since: row.createdAt }));
  if (!known) return 'unknown';
  await settle(deps, row.id, known, followUps);
  return known.state === 'processing' ? 'processing' : 'settled';
}

async function settle(deps: Deps, ledgerId: string, charge: CardCharge, followUps: ChargeFollowUps): Promise<void> {
  if (charge.state === 'processing') return;
  const { paymentId } = charge;
  const outcome: ChargeOutcome = charge.state === 'paid' ? { state: 'succeeded' } : charge;
  await deps.db.transaction((tx) => settleCharge(deps, tx, ledgerId, { outcome, paymentId }, followUps));
}

/** Not to be asked for any more, but maybe it was: what comes of that is given back. */
const isVoid = async ({ db }: Deps, { purpose, bookingId }: LedgerRow): Promise<boolean> =>
  purpose === 'late-cancellation' && bookingId !== null && isHourUsed(db.query, bookingId);

/** Undefined when somebody has given the charge up meanwhile. */
async function askForCharge(deps: Deps, row: LedgerRow, accountId: string): Promise<CardCharge | undefined> {
  const customerId = await readCustomerId(deps, accountId);
  if (customerId === null) return noCard;
  // The provider forgets keys after a day; asking again then would charge twice.
  const isKeyOld = secondsBetween(row.createdAt, deps.now()) > IDEMPOTENCY_KEY_TRUST_SECONDS;
  const wanted = { customerId, ledgerId: row.id, since: row.createdAt };
  const known = isKeyOld ? await deps.payments.findCharge(wanted) : undefined;
  if (known) return known;

  const last = row.cardId ?? (await findLastCard(deps, accountId, customerId));
  if (last === undefined) return noCard;
  const cardId = await chooseCard(deps.db.query, row.id, last);
  if (cardId === undefined) return undefined;
  const { id: ledgerId, amountInCents, idempotencyKey } = row;
  const description = `${deps.settings.brand.name} ${row.purpose} ${row.bookingId ?? ''}`.trim();
  return deps.payments.chargeCard({ customerId, cardId, amountInCents, ledgerId, description, idempotencyKey });
}

async function readCustomerId(deps: Deps, accountId: string): Promise<string | null> {
  const { paymentCustomerId } = await deps.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return paymentCustomerId;
}
