import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { closeAlert, silenceAlert, takeAlert } from '../../../telling/alerts/deal-with-alert.ts';
import { listAlerts } from '../../../telling/alerts/list-alerts.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const alertRoutes = (deps: Deps) => [
  serve(deps, calls.alerts, async ({ who, input }) => ({
    alerts: await listAlerts(deps, who, input),
    pagination: input,
  })),

  serve(deps, calls.takeAlert, ({ actor, input }) => done(takeAlert(deps, actor, input))),

  serve(deps, calls.silenceAlert, ({ actor, input }) => done(silenceAlert(deps, actor, input))),

  serve(deps, calls.closeAlert, ({ actor, input }) => done(closeAlert(deps, actor, input))),
];
