import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { RentalScene } from '@laine/server/testing/open-rental-scene.ts';
import { Random } from '@laine/server/testing/random.ts';
import { sendPaymentEvent } from '@laine/server/testing/send-payment-event.ts';
import { onPostgres } from './on-postgres.ts';
import { type PaymentChaos, prepareChaos, runChaos } from './payments/payment-chaos.ts';
import type { Accounts } from './payments/reconcile.ts';
import { isSettled, readAccounts, requireRightDoors, requireRightMoney } from './payments/reconcile.ts';
import type { Run } from './run.ts';

/** Longer than the stand-in delays any event. */
const LAST_NEWS_AFTER_MS = 6_500;
/** A refund that failed several times waits for up to an hour. */
const MAX_CLEARING = { steps: 40, minutes: 11 };

/**
 * Chaos in the payments: customers book, pay, are declined, change their minds and cancel, while the provider's events
 * get lost, duplicated, delayed and reordered, its answers get lost, the database drops its connections, holds end and
 * sweeps run. In the end all money is where it belongs, and both ledgers agree.
 */
export const paymentNews: Run = {
  name: 'payment-news',
  rounds: 20,
  prove: ({ rounds, postgresUrl }) =>
    onPostgres(postgresUrl, async (scene) => {
      const runs: PaymentChaos[] = [];
      for (const random of rounds) {
        const chaos = await prepareChaos(scene, random);
        await runChaos(scene, chaos, random, new Random(`faults ${random.next()}`));
        for (const account of await clear(scene, chaos)) {
          requireRightMoney(account, chaos);
          requireRightDoors(account, chaos);
        }
        runs.push(chaos);
      }
      await wait(LAST_NEWS_AFTER_MS);
      await scene.jobs.drain();
      return count(await auditAll(scene, runs));
    }),
};

/** The line works again. Only the provider's event reveals a page reported closed but paid after all. */
async function clear(scene: RentalScene, chaos: PaymentChaos): Promise<Accounts> {
  await scene.webhooks('deliver');
  const type = 'checkout.session.completed';
  for (const objectId of chaos.stillOpen) await sendPaymentEvent(scene, { id: `evt_last_${objectId}`, type, objectId });
  for (let step = 0; step < MAX_CLEARING.steps; step += 1) {
    await scene.advance({ minutes: MAX_CLEARING.minutes });
    const accounts = await readAccounts(scene, [chaos]);
    if (accounts.every(isSettled)) return accounts;
  }
  throw new Error('something is never settled');
}

/** Events that arrived after their round must have changed nothing. */
async function auditAll(scene: RentalScene, runs: PaymentChaos[]): Promise<Accounts> {
  const accounts = await readAccounts(scene, runs);
  for (const account of accounts) {
    const chaos = runs.find(({ customers }) => customers.some((each) => each.account.id === account.booking.accountId));
    assert.ok(chaos);
    requireRightMoney(account, chaos);
  }
  return accounts;
}

function count(accounts: Accounts): string {
  const paid = accounts.filter(({ charges }) => charges.length > 0);
  const back = accounts.filter(({ refunds }) => refunds.length > 0);
  const late = back.filter(({ ours }) => ours.some(({ purpose }) => purpose === 'lost-hold'));
  const given = `${back.length} of them given back (${late.length} came too late for a board)`;
  return `${accounts.length} bookings, ${paid.length} charged once, ${given}, both ledgers agree`;
}
