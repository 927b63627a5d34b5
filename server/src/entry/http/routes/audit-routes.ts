import { calls } from '@laine/contract/calls.ts';
import { exportAudit } from '../../../ground/audit/export-audit.ts';
import { listAudit } from '../../../ground/audit/list-audit.ts';
import type { Deps } from '../../../ground/deps.ts';
import { serve } from '../request/serve.ts';

export const auditRoutes = (deps: Deps) => [
  serve(deps, calls.audit, ({ input }) => listAudit(deps, input)),

  serve(deps, calls.auditCsv, ({ actor, input }) => exportAudit(deps, actor, input)),
];
