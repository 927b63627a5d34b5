import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findVisibleStatement, presentStatement } from './read-statements.ts';
import { markStatementPaidOut } from './statement-store.ts';

export async function markStatementPaid(
  deps: Deps,
  actor: Actor<Person>,
  { statementId, paidOn }: { statementId: string; paidOn: string },
): Promise<Statement> {
  return deps.db.transaction(async (tx) => {
    const statement = await findVisibleStatement(tx, actor.who, statementId);
    const { stationId } = statement;
    await countLargeSum(deps, tx, actor.who, presentStatement(statement).sums.payableInCents, deps.now());
    const action = { action: 'statement-paid', target: statementId, stationId, data: { paidOn } } as const;
    await recordAction(tx, actor, action, deps.now());
    const paid = { paidOn: Temporal.PlainDate.from(paidOn), paidBy: actor.who.account.id };
    if (!(await markStatementPaidOut(tx, statementId, paid))) throw new Refusal('already-paid');
    return presentStatement(await findVisibleStatement(tx, actor.who, statementId));
  });
}
