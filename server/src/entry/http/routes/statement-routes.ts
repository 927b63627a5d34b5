import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { printStatement, tabulateStatement } from '../../../money/statements/export-statement.ts';
import { exportStatements } from '../../../money/statements/export-statements.ts';
import { markStatementPaid } from '../../../money/statements/mark-statement-paid.ts';
import { readRunningMonths } from '../../../money/statements/read-running-months.ts';
import { findVisibleStatement, presentStatement, readStatements } from '../../../money/statements/read-statements.ts';
import { listOwnerShares, setOwnerShare } from '../../../money/statements/set-owner-share.ts';
import { serve } from '../request/serve.ts';

export const statementRoutes = (deps: Deps) => [
  serve(deps, calls.ownerShares, async ({ who, input }) => ({ shares: await listOwnerShares(deps, who, input) })),

  serve(deps, calls.setOwnerShare, ({ actor, input }) => setOwnerShare(deps, actor, input)),

  serve(deps, calls.statements, ({ who, input }) => readStatements(deps, who, input)),

  serve(deps, calls.statementsCsv, ({ actor, input }) => exportStatements(deps, actor, input)),

  serve(deps, calls.runningMonths, async ({ who, input }) => ({ months: await readRunningMonths(deps, who, input) })),

  serve(deps, calls.statement, async ({ who, input }) =>
    presentStatement(await findVisibleStatement(deps.db.query, who, input.statementId)),
  ),

  serve(deps, calls.statementPdf, ({ actor, input }) => printStatement(deps, actor, input)),

  serve(deps, calls.statementCsv, ({ actor, input }) => tabulateStatement(deps, actor, input)),

  serve(deps, calls.markStatementPaid, ({ actor, input }) => markStatementPaid(deps, actor, input)),
];
