import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { ALERTS_SHOWN, type TodayData } from './today-data.ts';

export async function loadToday(call: Caller): Promise<TodayData> {
  const [dashboard, alerts] = await Promise.all([call(calls.dashboard, {}), call(calls.alerts, ALERTS_SHOWN)]);
  return { dashboard, alerts };
}
