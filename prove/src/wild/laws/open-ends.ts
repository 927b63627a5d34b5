import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { openClaimStatuses } from '@laine/rules/money/open-claim-statuses.ts';
import { returned } from '@laine/server/testing/open-link-scene.ts';
import { sql } from 'kysely';
import type { WildStage } from '../stage.ts';
import type { Law } from './law.ts';

/** By then holds have lapsed, and no-shows won't come any more. */
const LATER = { hours: 26 };

/** Checked when a round is over: boards come back, an admin deals with the rest, and nothing stays open for ever. */
export const openEnds: Law = {
  name: 'everything open has a call that ends it',
  async look(stage) {
    await bringToRest(stage);
    const [left] = await listOpen(stage);
    return left && `${left.what} stays open: ${await left.end().then(() => 'nothing ends it', String)}`;
  },
};

export async function bringToRest(stage: WildStage): Promise<void> {
  await stage.desk.plug();
  await bringBoardsBack(stage);
  await endAll(stage);
  await stage.scene.advance(LATER);
  await endAll(stage);
}

async function bringBoardsBack({ scene, desk, boards }: WildStage): Promise<void> {
  const out = await scene.db.query.selectFrom('sessions').selectAll().where('status', '=', 'started').execute();
  for (const { id, stationId, lockerNumber } of out) {
    if (lockerNumber === null || boards.isIn(lockerNumber)) continue;
    const rfids = boards.put(lockerNumber);
    await desk.report(...returned({ id, stationId, lockerNumber }, scene.clock.now(), { rfids }));
  }
  await scene.jobs.drain();
}

async function endAll(stage: WildStage): Promise<void> {
  for (const { end } of await listOpen(stage)) {
    await end().catch((error: unknown) => {
      if (!(error instanceof Declined)) throw error;
    });
  }
  await stage.scene.jobs.drain();
}

/** Open matters, each with the call by which an admin ends it. */
async function listOpen(stage: WildStage) {
  const { scene, people, boards } = stage;
  const { query } = scene.db;
  const admin = await people.find(({ role }) => role === 'admin')?.signIn();
  if (!admin) throw new Error('somebody is an admin');
  const reason = 'It is over';
  // A search ends with the board, or with a rescue service; the latter only where staff gave up a board that is out.
  const rescue = boards.out.length > 0 ? { service: 'JRCC Tallinn', at: scene.clock.now().toString() } : undefined;
  const questions = await query
    .selectFrom('returnQuestions')
    .select('sessionId')
    .where('endedAt', 'is', null)
    .execute();
  const sessions = await query.selectFrom('sessions').select('id').where('status', '=', 'started').execute();
  const problems = await query.selectFrom('problems').select('id').where('resolvedAt', 'is', null).execute();
  const claims = await query
    .selectFrom('claims')
    .select(['id', 'status'])
    .where('status', 'in', [...openClaimStatuses])
    .execute();
  const alerts = await query.selectFrom('alerts').select(['id', 'kind']).where('closedAt', 'is', null).execute();
  const debts = await query.selectFrom('debts').select('id').where('status', '=', 'due').execute();
  const disputes = await query
    .selectFrom('disputes')
    .innerJoin('ledger', 'ledger.id', 'disputes.ledgerId')
    .select('providerId')
    .where('status', '=', 'open')
    .execute();
  const transfers = await query
    .selectFrom('bankRefunds')
    .innerJoin('ledger', 'ledger.id', 'bankRefunds.ledgerId')
    .select(['ledger.id', 'accountId'])
    .where('paidAt', 'is', null)
    .execute();
  return [
    ...questions.map(({ sessionId }) => ({
      what: 'the question whether a board is back',
      end: (): Promise<unknown> => admin.call(calls.decideReturn, { sessionId, decision: 'was-there' }),
    })),
    ...sessions.map(({ id: sessionId }) => ({
      what: 'a rental whose board is out',
      end: (): Promise<unknown> => admin.call(calls.endSession, { sessionId, reason, board: 'back' }),
    })),
    ...problems.map(({ id: problemId }) => ({
      what: 'a problem',
      end: (): Promise<unknown> => admin.call(calls.resolveProblem, { problemId }),
    })),
    ...claims.map(({ id: claimId, status }) => ({
      what: `a claim that is ${status}`,
      end: (): Promise<unknown> =>
        status === 'draft'
          ? admin.call(calls.discardClaim, { claimId })
          : admin.call(calls.decideClaim, { claimId, decision: 'drop', reason }),
    })),
    ...alerts.map(({ id: alertId, kind }) => ({
      what: `the alert ${kind}`,
      end: (): Promise<unknown> =>
        kind === 'nobody-to-call'
          ? becomeReachable(stage)
          : admin.call(calls.closeAlert, { alertId, ...(kind === 'not-back' && rescue && { rescue }) }),
    })),
    ...disputes.map(({ providerId }) => ({
      what: 'a dispute',
      end: (): Promise<unknown> =>
        scene.browser().post(`/sandbox/api/payments/${providerId}/dispute/decide`, { outcome: 'won' }),
    })),
    ...transfers.map(({ id: refundId, accountId }) => ({
      what: 'a refund to a bank account',
      end: async (): Promise<unknown> => {
        const renter = await people.find((person) => person.accountId === accountId)?.signIn();
        await renter?.call(calls.nameRefundAccount, { refundId, holder: 'Anna Tamm', iban: 'EE382200221020145685' });
        return admin.call(calls.markRefundPaid, { refundId });
      },
    })),
    ...(await listLapsing(query)).map(({ what }) => ({ what, end: (): Promise<unknown> => Promise.resolve() })),
    ...debts.map(({ id: debtId }) => ({
      what: 'a debt',
      end: (): Promise<unknown> => admin.call(calls.forgiveDebt, { debtId, reason }),
    })),
  ];
}

/** Matters that end by themselves, but must not take for ever. */
async function listLapsing(query: WildStage['scene']['db']['query']) {
  const { rows } = await sql<{ what: string }>`
    select 'a booking that nobody pays' as what from bookings where status = 'open'
    union all select 'an hour that nobody pays' from extensions where status = 'held'
    union all select 'a payment of which nobody knows the end' from ledger where state = 'pending' and means <> 'bank'
    union all select 'a call-out that nobody got' from notices where kind = 'call-out' and state = 'queued'`.execute(
    query,
  );
  return rows;
}

/** An admin types the code of a test. */
async function becomeReachable({ scene, people }: WildStage): Promise<void> {
  const admin = people.find(({ role }) => role === 'admin');
  const browser = await admin?.signIn();
  if (!admin || !browser) return;
  const { settings } = await browser.call(calls.alertMessages, {});
  await browser.call(calls.editAlertMessages, { ...settings, bySms: true });
  await browser.call(calls.editMe, { phone: admin.phone });
  await browser.call(calls.testAlertMessages, {});
  const [sms] = scene.messages.list({ channel: 'sms', to: admin.phone });
  await browser.call(calls.confirmAlertTest, { code: /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '' });
}
