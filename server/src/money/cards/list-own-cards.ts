import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderCard } from '../../ground/ports/payment-provider.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';

/** Newest first; the first one is charged. */
export async function listOwnCards(deps: Deps, accountId: string): Promise<ProviderCard[]> {
  const { paymentCustomerId } = await deps.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return paymentCustomerId === null ? [] : deps.payments.listCards(paymentCustomerId);
}

/** Every payment page saves the card anew, so one card may be there several times. */
export const isSameCard = (one: ProviderCard, other: ProviderCard) =>
  one.id === other.id || (one.fingerprint !== null && one.fingerprint === other.fingerprint);

/** If the provider doesn't answer, the page shows a refusal, and the rest of it works. */
export function refuseUnreachable(deps: Deps, error: unknown): never {
  if (!(error instanceof PaymentProblem)) throw error;
  deps.log.warn({ kind: error.kind, code: error.code }, 'saved cards not reached');
  throw new Refusal('payment-unavailable', {}, 10);
}
