import type { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import type { dashboardCalls } from '@laine/contract/admin/dashboard-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';

export type DashboardData = CallAnswer<typeof dashboardCalls.dashboard>;
export type AlertsData = CallAnswer<typeof alertCalls.alerts>;
export type TodayData = { dashboard: DashboardData; alerts: AlertsData };

/** More than anybody can look after at once; the list says when there are more. */
export const ALERTS_SHOWN = { state: 'open', offset: 0, limit: 50 } as const;
