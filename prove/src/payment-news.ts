import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { sendPaymentEvent } from '@laine/server/testing/send-payment-event.ts';
import { Random } from '@laine/server/testing/random.ts';
import type { RentalScene } from '@laine/server/testing/open-rental-scene.ts';
import type { Accounts } from './payments/accounts.ts';
import { isSettled, readAccounts, requireRightDoors, requireRightMoney } from './payments/accounts.ts';
import { type Storm, gatherStorm, rage } from './payments/storm.ts';
import { onPostgres } from './on-postgres.ts';
import type { Run } from './run.ts';

/** Longer than the stand-in holds back any event. */
const LAST_NEWS_AFTER_MS = 6_500;
/** A refund that failed several times waits for up to an hour. */
const MAX_CLEARING = { steps: 40, minutes: 11 };

/**
 * Storms over the payments: customers book, pay, are declined, change their minds and cancel, while news gets lost, comes
 * twice, late and in the wrong order, answers of the provider get lost, the database drops its connections, holds end and sweeps
 * run. When the weather has cleared, all money is where it belongs, and both ledgers say so.
 */
export const paymentNews: Run = {
  name: 'payment-news',
  rounds: 20,
  prove: ({ rounds, postgresUrl }) =>
    onPostgres(postgresUrl, async (scene) => {
      const storms: Storm[] = [];
      for (const random of rounds) {
        const storm = await gatherStorm(scene, random);
        await rage(scene, storm, random, new Random(`weather ${random.next()}`));
        for (const account of await clear(scene, storm)) {
          requireRightMoney(account, storm);
          requireRightDoors(account, storm);
        }
        storms.push(storm);
      }
      await wait(LAST_NEWS_AFTER_MS);
      await scene.jobs.drain();
      return count(await auditAll(scene, storms));
    }),
};

/** The line is good again. A page that was called closed and paid after all is known to the provider's own news alone. */
async function clear(scene: RentalScene, storm: Storm): Promise<Accounts> {
  await scene.webhooks('deliver');
  const type = 'checkout.session.completed';
  for (const objectId of storm.stillOpen) await sendPaymentEvent(scene, { id: `evt_last_${objectId}`, type, objectId });
  for (let step = 0; step < MAX_CLEARING.steps; step += 1) {
    await scene.advance({ minutes: MAX_CLEARING.minutes });
    const accounts = await readAccounts(scene, [storm]);
    if (accounts.every(isSettled)) return accounts;
  }
  throw new Error('something is never settled');
}

/** News that came after its storm must have changed nothing. */
async function auditAll(scene: RentalScene, storms: Storm[]): Promise<Accounts> {
  const accounts = await readAccounts(scene, storms);
  for (const account of accounts) {
    const storm = storms.find(({ customers }) =>
      customers.some((each) => each.account.id === account.booking.accountId),
    );
    assert.ok(storm);
    requireRightMoney(account, storm);
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
