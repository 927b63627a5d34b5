import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { exportLedger, listLedger } from '../../../money/payments/ledger/list-ledger.ts';
import { serve } from '../request/serve.ts';

export const ledgerRoutes = (deps: Deps) => [
  serve(deps, calls.ledger, ({ who, input }) => listLedger(deps, who, input)),

  serve(deps, calls.ledgerCsv, ({ actor, input }) => exportLedger(deps, actor, input)),
];
