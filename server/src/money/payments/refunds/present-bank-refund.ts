import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { BankRefundStatus } from '@laine/contract/states.ts';
import type { BankRefundRow } from '../bank-refund-store.ts';

const SHOWN_DIGITS = 4;

/** For its customer, who knows the rest of the account number. */
export const presentBankRefund = (row: BankRefundRow): CallAnswer<typeof calls.myRefund>['refund'] => ({
  id: row.id,
  bookingId: row.bookingId,
  amountInCents: row.amountInCents,
  status: statusOf(row),
  holder: row.holder,
  lastDigits: row.iban?.slice(-SHOWN_DIGITS) ?? null,
});

/** For the staff who transfer it. */
export const presentTransfer = (row: BankRefundRow): CallAnswer<typeof calls.openTransfers>['refunds'][number] => ({
  id: row.id,
  bookingId: row.bookingId,
  accountId: row.accountId,
  email: row.email,
  purpose: row.purpose,
  amountInCents: row.amountInCents,
  status: statusOf(row),
  holder: row.holder,
  iban: row.iban,
  askedAt: row.askedAt.toString(),
  givenAt: row.givenAt?.toString() ?? null,
});

function statusOf({ givenAt, paidAt }: BankRefundRow): BankRefundStatus {
  if (paidAt !== null) return 'paid';
  return givenAt === null ? 'account-needed' : 'account-given';
}
