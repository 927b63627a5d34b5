import type { PaymentProvider } from '@laine/server/ground/ports/payment-provider.ts';
import { PaymentProblem } from '@laine/server/ground/ports/payment-provider.ts';
import type { Random } from '@laine/server/testing/random.ts';

const LOST = 0.07;
const WORD_BROKEN = 0.4;

/**
 * A payment provider behind a bad line: some requests never reach it, some answers never reach us. Now and then it
 * reports a page as closed that can still be paid, and then calls `stillOpen`.
 */
export function behindBadLine(
  provider: PaymentProvider,
  random: Random,
  stillOpen: (checkoutId: string) => void,
): PaymentProvider {
  const overTheLine =
    <Question, Answer>(ask: (question: Question) => Promise<Answer>) =>
    async (question: Question): Promise<Answer> => {
      if (random.chance(LOST)) throw new PaymentProblem('unavailable', 'question-lost');
      const answer = await ask(question);
      if (random.chance(LOST)) throw new PaymentProblem('unavailable', 'answer-lost');
      return answer;
    };

  const closeCheckout = async (id: string) => {
    if (!random.chance(WORD_BROKEN)) return provider.closeCheckout(id);
    const checkout = await provider.findCheckout(id);
    if (checkout.state !== 'open') return checkout;
    stillOpen(id);
    return { ...checkout, state: 'closed' } as const;
  };

  return {
    ...provider,
    createCustomer: overTheLine((customer) => provider.createCustomer(customer)),
    openCheckout: overTheLine((order) => provider.openCheckout(order)),
    findCheckout: overTheLine((id) => provider.findCheckout(id)),
    closeCheckout: overTheLine(closeCheckout),
    refund: overTheLine((order) => provider.refund(order)),
    findRefund: overTheLine((wanted) => provider.findRefund(wanted)),
  };
}
