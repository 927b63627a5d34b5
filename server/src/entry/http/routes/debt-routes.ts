import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { forgiveDebt } from '../../../money/debts/forgive-debt.ts';
import { listDebts } from '../../../money/debts/list-debts.ts';
import { listOwnDebts } from '../../../money/debts/list-own-debts.ts';
import { payDebt } from '../../../money/debts/pay-debt.ts';
import { chargeFollowUps } from '../../../rental/charges/charge-follow-ups.ts';
import { serve } from '../request/serve.ts';

export const debtRoutes = (deps: Deps) => [
  serve(deps, calls.myDebts, async ({ who }) => ({ debts: await listOwnDebts(deps, who, chargeFollowUps) })),

  serve(deps, calls.payDebt, async ({ who, input, visit }) => {
    const { origin, locale } = visit;
    return { url: (await payDebt(deps, who, { ...input, origin, locale }, chargeFollowUps)).href };
  }),

  serve(deps, calls.debts, async ({ input: { offset, limit, status } }) => ({
    ...(await listDebts(deps, { offset, limit, status })),
    pagination: { offset, limit },
  })),

  serve(deps, calls.forgiveDebt, ({ actor, input }) => forgiveDebt(deps, actor, input, chargeFollowUps)),
];
