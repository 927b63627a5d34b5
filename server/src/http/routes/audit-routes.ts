import { calls } from '@laine/contract/calls.ts';
import { exportAudit } from '../../audit/export-audit.ts';
import { listAudit } from '../../audit/list-audit.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../request/serve.ts';

export const auditRoutes = (deps: Deps) => [
  serve(deps, calls.audit, ({ input }) => listAudit(deps, input)),

  serve(deps, calls.auditCsv, ({ actor, input }) => exportAudit(deps, actor, input)),
];
