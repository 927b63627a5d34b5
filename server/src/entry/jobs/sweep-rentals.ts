import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { defineJob, handleJob } from '../../ground/queue/queue.ts';
import { defineCron } from '../../ground/queue/schedule.ts';
import { watchDebts } from '../../money/debts/watch-debts.ts';
import { sweepPayments } from '../../money/payments/sweep-payments.ts';
import { sweepPages } from '../../money/payments/sync-page.ts';
import { lapsePurchases } from '../../money/shop/lapse-purchases.ts';
import { endUncollectedSessions } from '../../rental/bookings/end-uncollected-sessions.ts';
import { sweepHolds } from '../../rental/bookings/sweep-holds.ts';
import { watchNotBack } from '../../rental/call-outs/watch-not-back.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { chargeDueClaims } from '../../rental/claims/charge-claim.ts';
import { sweepExtensions } from '../../rental/extensions/sweep-extensions.ts';
import { tellOpenings } from '../../rental/opening-wishes/tell-openings.ts';
import { decideAtTheCap } from '../../rental/overtime/decide-at-the-cap.ts';
import { lapseReplacements } from '../../rental/problems/lapse-replacements.ts';
import { checkLockers } from '../../rental/sessions/check-lockers.ts';
import { reportNeverReturned } from '../../rental/sessions/report-never-returned.ts';
import { watchReach } from '../../site/stations/facts/watch-reach.ts';
import { reportSilentStations } from '../../site/stations/link/report-silent-stations.ts';
import { applyPage } from './payment-continuations.ts';

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
      await sweepPayments(deps, chargeFollowUps);
      await sweepPages(deps, applyPage);
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
      await tellOpenings(deps);
    }),
  ];
};
