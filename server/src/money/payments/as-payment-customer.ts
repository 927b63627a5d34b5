import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { rememberPaymentCustomer } from '../../identity/accounts/remember-payment-customer.ts';

/**
 * Runs `work` with the person's customer id at the provider, creating one when first needed. If the provider no longer
 * knows the person (another account of ours, a new sandbox), they are created again.
 */
export async function asPaymentCustomer<T>(
  deps: Deps,
  accountId: string,
  work: (customerId: string) => Promise<T>,
  justRead: string | null = null,
): Promise<T> {
  const known = justRead ?? (await getPaymentCustomer(deps, accountId, null));
  try {
    return await work(known);
  } catch (error) {
    if (!isProblem(error, 'unknown-customer')) throw error;
    return work(await getPaymentCustomer(deps, accountId, known));
  }
}

async function getPaymentCustomer(deps: Deps, accountId: string, lost: string | null): Promise<string> {
  const { query } = deps.db;
  const account = await query
    .selectFrom('accounts')
    .select(['email', 'paymentCustomerId'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.paymentCustomerId !== null && account.paymentCustomerId !== lost) return account.paymentCustomerId;
  const customerId = await deps.payments.createCustomer({
    accountId,
    email: account.email ?? '',
    idempotencyKey: `customer:${accountId}:${lost ?? '1'}`,
  });
  // Parallel callers have created the same customer, because they used the same key.
  if (await rememberPaymentCustomer(query, accountId, customerId)) return customerId;
  // The account was removed while we asked the provider, and nobody else would ever tell it to forget this person.
  await deps.payments.forgetCustomer(customerId);
  throw new Refusal('not-signed-in');
}
