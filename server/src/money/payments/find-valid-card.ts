import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem, type ProviderCard } from '../../ground/ports/payment-provider.ts';

/**
 * The newest card that its holder agreed to be offered and that is valid this month. Undefined while the provider can't
 * be asked.
 */
export async function findOfferedCard(deps: Deps, accountId: string): Promise<ProviderCard | undefined> {
  const { paymentCustomerId } = await deps.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (paymentCustomerId === null) return undefined;
  const month = dateIn('UTC', deps.now()).toPlainYearMonth();
  try {
    const cards = await deps.payments.listCards(paymentCustomerId);
    return cards.find(
      ({ isOfferedAgain, expiresOn }) =>
        isOfferedAgain && (expiresOn === null || Temporal.PlainYearMonth.compare(month, expiresOn) <= 0),
    );
  } catch (error) {
    if (error instanceof PaymentProblem) return undefined;
    throw error;
  }
}
