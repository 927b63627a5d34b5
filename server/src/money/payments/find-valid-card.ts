import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem, type ProviderCard } from '../../ground/ports/payment-provider.ts';

/**
 * The newest saved card that is valid this month; one that its holder agreed to be offered comes first. Undefined while
 * the provider can't be asked.
 */
export async function findValidCard(deps: Deps, accountId: string): Promise<ProviderCard | undefined> {
  const { paymentCustomerId } = await deps.db.query
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (paymentCustomerId === null) return undefined;
  const month = dateIn('UTC', deps.now()).toPlainYearMonth();
  try {
    const cards = await deps.payments.listCards(paymentCustomerId);
    const valid = cards.filter(
      ({ expiresOn }) => expiresOn === null || Temporal.PlainYearMonth.compare(month, expiresOn) <= 0,
    );
    return valid.find(({ isOfferedAgain }) => isOfferedAgain) ?? valid[0];
  } catch (error) {
    if (error instanceof PaymentProblem) return undefined;
    throw error;
  }
}
