import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { insertBankRefund } from './bank-refund-store.ts';
import type { LedgerRow } from './ledger-store.ts';
import { insertLedgerRow } from './ledger-store.ts';

/**
 * A refund that can't go back to its source becomes a task: a row of its own that staff transfer to an account that the
 * customer names on our page. Returns that row's id.
 */
export async function askForBankAccount(tx: Tx, refund: LedgerRow, now: Temporal.Instant): Promise<string> {
  const { purpose, amountInCents, country, accountId, bookingId, passId, giftCardId, refundsId } = refund;
  const vatPercent = refund.vatPercent === null ? null : Number(refund.vatPercent);
  const of = { accountId, bookingId, passId, giftCardId, refundsId };
  const { id } = await insertLedgerRow(
    tx,
    {
      ...of,
      kind: 'refund',
      purpose,
      means: 'bank',
      amountInCents,
      vatPercent,
      country,
      idempotencyKey: keyOf(refund.id),
    },
    now,
  );
  await insertBankRefund(tx, id, now);
  if (bookingId !== null) await queueNotices(tx, { bookingId, kind: 'refund-needs-account', now, occasion: id });
  else await tellBuyer(tx, { id, accountId, amountInCents }, 'bank-account-needed', now);
  return id;
}

type Transfer = Pick<LedgerRow, 'id' | 'accountId' | 'amountInCents'>;

/** A pass or gift card has no booking to write about, so the mail goes to its buyer. */
export async function tellBuyer(
  tx: Tx,
  { id, accountId, amountInCents }: Transfer,
  kind: 'bank-account-needed' | 'refund-transferred',
  now: Temporal.Instant,
): Promise<void> {
  if (accountId === null) return;
  await queueAccountMail(tx, { accountId, kind, data: { refundId: id, amountInCents }, occasion: id }, now);
}

const keyOf = (refundId: string) => `bank:${refundId}:1`;

/** For a refund's row: a transfer has taken its place. */
export const becameTransfer = sql<boolean>`exists (
  select from ledger transfer where transfer.idempotency_key = 'bank:' || ledger.id || ':1')`;

/** The failed refund behind a transfer's row, read from its key. */
export const failedRefundOf = ({ idempotencyKey }: Pick<LedgerRow, 'idempotencyKey'>): string =>
  idempotencyKey.split(':')[1] ?? '';
