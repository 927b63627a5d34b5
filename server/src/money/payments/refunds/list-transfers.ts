import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listOpenBankRefunds } from '../bank-refund-store.ts';
import { presentTransfer } from './present-bank-refund.ts';

export const listTransfers = async (
  deps: Deps,
  page: ParsedInput<typeof calls.openTransfers>,
): Promise<CallAnswer<typeof calls.openTransfers>['refunds']> =>
  (await listOpenBankRefunds(deps.db.query, page)).map(presentTransfer);
