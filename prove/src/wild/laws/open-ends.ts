import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { openClaimStatuses } from '@laine/rules/open-claim-statuses.ts';
import { returned } from '@laine/server/testing/open-link-scene.ts';
import type { WildStage } from '../stage.ts';
import type { Law } from './law.ts';

/** By then holds have lapsed, and who did not come will not. */
const LATER = { hours: 26 };

/** Looked at when a round is over: boards come back, an admin deals with what is left, and nothing stays open for ever. */
export const openEnds: Law = {
  name: 'everything open has a call that ends it',
  async look(stage) {
    const { scene } = stage;
    await bringBoardsBack(stage);
    await endAll(stage);
    await scene.advance(LATER);
    await endAll(stage);
    const [left] = await listOpen(stage);
    return left && `${left.what} stays open: ${await left.end().then(() => 'nothing ends it', String)}`;
  },
};

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

/** What waits for somebody, and the call with which an admin ends it. */
async function listOpen({ scene, people }: WildStage) {
  const { query } = scene.db;
  const admin = await people.find(({ role }) => role === 'admin')?.signIn();
  if (!admin) throw new Error('somebody is an admin');
  const reason = 'It is over';
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
      end: (): Promise<unknown> => admin.call(calls.closeAlert, { alertId }),
    })),
    ...debts.map(({ id: debtId }) => ({
      what: 'a debt',
      end: (): Promise<unknown> => admin.call(calls.forgiveDebt, { debtId, reason }),
    })),
  ];
}
