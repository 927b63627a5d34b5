import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listTransfers } from '../../../money/payments/refunds/list-transfers.ts';
import { markRefundPaid } from '../../../money/payments/refunds/mark-refund-paid.ts';
import { nameRefundAccount, readOwnRefund } from '../../../money/payments/refunds/own-refund.ts';
import { serve } from '../request/serve.ts';

export const refundRoutes = (deps: Deps) => [
  serve(deps, calls.myRefund, async ({ who, input }) => ({ refund: await readOwnRefund(deps, who, input) })),

  serve(deps, calls.nameRefundAccount, async ({ who, input }) => ({
    refund: await nameRefundAccount(deps, who, input),
  })),

  serve(deps, calls.openTransfers, async ({ input }) => {
    const { offset, limit } = input;
    return { refunds: await listTransfers(deps, input), pagination: { offset, limit } };
  }),

  serve(deps, calls.markRefundPaid, ({ actor, input }) => markRefundPaid(deps, actor, input)),
];
