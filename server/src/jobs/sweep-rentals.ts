import { z } from 'zod';
import { endUncollectedSessions } from '../bookings/end-uncollected-sessions.ts';
import { sweepHolds } from '../bookings/sweep-holds.ts';
import { watchNotBack } from '../call-outs/watch-not-back.ts';
import { sweepCardPages } from '../cards/sync-card-page.ts';
import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import { chargeDueClaims } from '../claims/charge-claim.ts';
import { watchDebts } from '../debts/watch-debts.ts';
import type { Deps } from '../deps.ts';
import { sweepExtensions } from '../extensions/sweep-extensions.ts';
import { decideAtTheCap } from '../overtime/decide-at-the-cap.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';
import { sweepPages } from '../payments/sync-page.ts';
import { lapseReplacements } from '../problems/lapse-replacements.ts';
import { defineJob, handleJob } from '../queue/queue.ts';
import { defineCron } from '../queue/schedule.ts';
import { checkLockers } from '../sessions/check-lockers.ts';
import { reportNeverReturned } from '../sessions/report-never-returned.ts';
import { lapsePurchases } from '../shop/lapse-purchases.ts';
import { watchReach } from '../stations/facts/watch-reach.ts';
import { reportSilentStations } from '../stations/link/report-silent-stations.ts';
import { paymentContinuations } from './payment-continuations.ts';

const everyMinute = { every: Temporal.Duration.from({ minutes: 1 }) };

const sweepMoney = defineJob({ name: 'sweep-payments', payload: z.object({}), maxAttempts: 1 });
const endSessions = defineJob({ name: 'end-uncollected-sessions', payload: z.object({}), maxAttempts: 3 });
const checkRentals = defineJob({ name: 'check-rentals', payload: z.object({}), maxAttempts: 3 });
const checkStations = defineJob({ name: 'check-stations', payload: z.object({}), maxAttempts: 3 });

export const sweepCrons = [sweepMoney, endSessions, checkRentals, checkStations].map((kind) =>
  defineCron(kind, {}, everyMinute),
);

/** Stations need this long to reconnect to a restarted process. */
const CONNECTED_WITHIN_MS = 2 * 60_000;

export const sweepHandlers = (deps: Deps, openedAtInMs = performance.now()) => {
  const openedAt = deps.now();
  const hadTimeToConnect = () => performance.now() - openedAtInMs > CONNECTED_WITHIN_MS;
  return [
    handleJob(sweepMoney, async () => {
      await sweepHolds(deps);
      await sweepPayments(deps, paymentContinuations(deps));
      await sweepCardPages(deps);
      await sweepPages(deps, chargeFollowUps);
      await sweepExtensions(deps, chargeFollowUps);
      await lapsePurchases(deps);
      await chargeDueClaims(deps);
      await watchDebts(deps, chargeFollowUps);
    }),
    handleJob(endSessions, async () => {
      await endUncollectedSessions(deps);
      await lapseReplacements(deps);
    }),
    handleJob(checkRentals, async () => {
      await watchNotBack(deps);
      await reportNeverReturned(deps);
      await decideAtTheCap(deps);
      await checkLockers(deps, { hadTimeToConnect: hadTimeToConnect() });
    }),
    handleJob(checkStations, async () => {
      await watchReach(deps);
      await reportSilentStations(deps, hadTimeToConnect() ? {} : { heardSince: openedAt });
    }),
  ];
};
