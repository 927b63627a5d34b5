import { calls } from '@laine/contract/calls.ts';
import { listAlerts } from '../../alerts/list-alerts.ts';
import { closeAlert } from '../../alerts/close-alert.ts';
import { listAudit } from '../../audit/list-audit.ts';
import type { Deps } from '../../deps.ts';
import { listLogs } from '../../logs/list-logs.ts';
import { listPings } from '../../stations/link/list-pings.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

const pageOf = ({ offset, limit }: { offset: number; limit: number }) => ({ offset, limit });

/** What happened, what needs a person, and who did what. */
export const adminRecordRoutes = (deps: Deps) => [
  serve(deps, calls.logs, async ({ who, query }) => ({
    logs: await listLogs(deps, who, query),
    pagination: pageOf(query),
  })),

  serve(deps, calls.pings, async ({ who, query }) => ({
    pings: await listPings(deps, who, query),
    pagination: pageOf(query),
  })),

  serve(deps, calls.alerts, async ({ who, query }) => ({
    alerts: await listAlerts(deps, who, query),
    pagination: pageOf(query),
  })),

  serve(deps, calls.closeAlert, async ({ params, ...call }) => {
    await closeAlert(deps, actorOf(call), params.alertId);
    return { success: true };
  }),

  serve(deps, calls.audit, async ({ query }) => ({
    entries: await listAudit(deps, query),
    pagination: pageOf(query),
  })),
];
