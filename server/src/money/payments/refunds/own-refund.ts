import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { readIban } from '@laine/rules/money/read-iban.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { type BankRefundRow, findBankRefund, rememberBankAccount } from '../bank-refund-store.ts';
import { presentBankRefund } from './present-bank-refund.ts';

type OwnRefund = CallAnswer<typeof calls.myRefund>['refund'];

export const readOwnRefund = async (
  deps: Deps,
  person: Person,
  { refundId }: ParsedInput<typeof calls.myRefund>,
): Promise<OwnRefund> => presentBankRefund(await getOwn(deps.db.query, person, refundId));

/** The customer may change the account until the money is transferred. Staff learn that they can continue. */
export async function nameRefundAccount(
  deps: Deps,
  person: Person,
  { refundId, holder, iban: typed }: ParsedInput<typeof calls.nameRefundAccount>,
): Promise<OwnRefund> {
  const iban = readIban(typed);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { bookingId, amountInCents } = await getOwn(tx, person, refundId);
    if (iban === undefined) throw new Refusal('iban-invalid');
    if (!(await rememberBankAccount(tx, refundId, { holder, iban }, now))) throw new Refusal('already-paid');
    const data = { bookingId, amountInCents };
    await raiseAlert(tx, { kind: 'transfer-due', target: refundId, stationId: null, data }, now);
    return presentBankRefund(await getOwn(tx, person, refundId));
  });
}

/** Somebody else's doesn't exist. */
async function getOwn(db: Db, { account }: Person, refundId: string): Promise<BankRefundRow> {
  const refund = await findBankRefund(db, refundId);
  if (refund?.accountId !== account.id) throw new Refusal('not-found');
  return refund;
}
