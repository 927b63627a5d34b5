import { IDEMPOTENCY_KEY_TRUST_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { CardCharge } from '../../ground/ports/payment-provider.ts';
import type { ChargeFollowUps, ChargeOutcome } from './charge-follow-ups.ts';
import { findLastCard } from './find-last-card.ts';
import { isHourUsed } from './is-hour-used.ts';
import type { LedgerRow } from './ledger-store.ts';
import { chooseCard, findLedgerRow } from './ledger-store.ts';
import { settleCharge } from './settle-charge.ts';

const noCard: CardCharge = { state: 'failed', paymentId: null, code: 'no-card', needsAuthentication: false };

/**
 * Charges the saved card for a ledger row, once however often it's called. An unreachable provider throws; if the bank
 * hasn't answered yet, the row is left to its event and the sweep.
 */
export async function chargeCard(deps: Deps, ledgerId: string, followUps: ChargeFollowUps): Promise<void> {
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state !== 'pending' || row.accountId === null) return;
  if (await isVoid(deps, row)) return void (await lookUpCharge(deps, ledgerId, followUps));
  const charge = await askForCharge(deps, row, row.accountId);
  if (charge) await settle(deps, row.id, charge, followUps);
}

/** The bank answered later. Payments on a page are recorded with it: another card may follow a refused one. */
export async function settleByPayment(deps: Deps, paymentId: string, followUps: ChargeFollowUps): Promise<void> {
  const payment = await deps.payments.findPayment(paymentId);
  const { ledgerId, pageId } = payment?.metadata ?? {};
  if (!payment || ledgerId === undefined || pageId !== undefined) return;
  const row = await findLedgerRow(deps.db.query, ledgerId);
  if (row?.state === 'pending') await settle(deps, ledgerId, payment.charge, followUps);
}

/**
 * Looks up a charge that may have been requested, without requesting it: for charges that are no longer wanted.
 * `unknown`: the provider has never heard of it.
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

/** No longer wanted but perhaps already requested: any payment is refunded. */
const isVoid = async ({ db }: Deps, { purpose, bookingId }: LedgerRow): Promise<boolean> =>
  purpose === 'late-cancellation' && bookingId !== null && isHourUsed(db.query, bookingId);

/** Undefined if somebody gave the charge up in the meantime. */
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
