import type { PaymentProvider } from '@laine/server/ground/ports/payment-provider.ts';
import { PaymentProblem } from '@laine/server/ground/ports/payment-provider.ts';
import type { RentalScene } from '@laine/server/testing/open-rental-scene.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { sql } from 'kysely';

const QUESTION_LOST = 0.06;
const ANSWER_LOST = 0.06;
const DIES_WITH_ANSWER = 0.05;
const MORE_THAN_CONNECTIONS = 12;

/**
 * Every step at which a process can die between deciding about money and recording it: before the request left, before
 * the answer came, and with the answer in hand, when nothing more can be written.
 */
export function inDyingProcess(scene: RentalScene, random: Random, count: { deaths: number }): PaymentProvider {
  const { provider } = scene;
  const dying =
    <Question, Answer>(ask: (question: Question) => Promise<Answer>) =>
    async (question: Question): Promise<Answer> => {
      const fate = random.next();
      if (fate < QUESTION_LOST) throw new PaymentProblem('unavailable', 'question-lost');
      const answer = await ask(question);
      if (fate < QUESTION_LOST + ANSWER_LOST) throw new PaymentProblem('unavailable', 'answer-lost');
      if (fate < QUESTION_LOST + ANSWER_LOST + DIES_WITH_ANSWER) {
        count.deaths += 1;
        await cutDatabase(scene);
      }
      return answer;
    };
  return {
    ...provider,
    openCheckout: dying((order) => provider.openCheckout(order)),
    findCheckout: dying((id) => provider.findCheckout(id)),
    closeCheckout: dying((id) => provider.closeCheckout(id)),
    chargeCard: dying((order) => provider.chargeCard(order)),
    findCharge: dying((wanted) => provider.findCharge(wanted)),
    refund: dying((order) => provider.refund(order)),
    findRefund: dying((wanted) => provider.findRefund(wanted)),
  };
}

/** Everybody with a connection loses it, along with everything uncommitted. */
async function cutDatabase({ db }: RentalScene): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db.query);
}

/** Waits until the database can be reached again. */
export async function untilConnected({ db }: RentalScene): Promise<void> {
  const ping = () => Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, () => db.ping()));
  while (!(await ping().then(Boolean, () => false)));
}
