import { calls } from '@laine/contract/calls.ts';
import { boardsValueInCents } from '@laine/rules/price/refund.ts';
import { returnSeen } from './bring-boards-back.ts';
import type { Renter } from './renter.ts';
import type { Story } from './story.ts';

/** The renter reports a problem with the first board, and takes the offered remedy. */
export async function reportTrouble(renter: Renter, trouble: NonNullable<Story['trouble']>): Promise<void> {
  const { scene, agenda, admin } = renter.stage;
  const { browser, bookingId } = renter.booked;
  const session = (await scene.sessionsOf(bookingId)).find(({ status }) => status === 'started');
  if (!session) return;
  const sessionId = session.id;
  const problem = await browser.call(calls.reportProblem, { bookingId, sessionId, what: trouble.what });
  const problemId = problem.id;
  agenda.insist(renter.end.add({ hours: 20 }), async () => {
    const staff = await admin.signIn();
    await staff.call(calls.resolveProblem, { problemId });
  });
  const { remedy } = trouble;
  if (remedy === 'none' || !problem.offers.includes(remedy)) return;
  if (remedy === 'money-back') await promiseShare(renter, sessionId);
  await browser.call(calls.chooseRemedy, { bookingId, problemId, remedy });
  if (remedy === 'money-back') return;
  // The first board is back a minute later, and the other one may be taken then.
  const soon = scene.clock.now().add({ minutes: 1 });
  renter.insists(soon, () => returnSeen(renter, sessionId));
  renter.insists(soon.add({ seconds: 30 }), () => renter.collect());
}

/** All the money for one of the remaining boards. */
async function promiseShare(renter: Renter, sessionId: string): Promise<void> {
  const { scene } = renter.stage;
  const { bookingId } = renter.booked;
  const { amountInCents, giftCardInCents, ...booking } = await scene.bookingOf(bookingId);
  const cancelled = (await scene.sessionsOf(bookingId)).reduce((sum, row) => sum + (row.cancelledInCents ?? 0), 0);
  const paidInCents = (amountInCents ?? 0) + giftCardInCents - cancelled;
  const costInCents = boardsValueInCents({ ...booking, paidInCents }, 1);
  renter.promises.push({ sessionId, costInCents, backInCents: costInCents });
}
