import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { NewAlert } from './alert-store.ts';
import { insertAlert } from './alert-store.ts';
import { tellOfAlertJob } from './tell-of-alert-job.ts';

/**
 * Something needs a person. One trouble raises one alert until somebody has dealt with it. Its recipients are decided
 * after the caller's commit.
 */
export async function raiseAlert(tx: Tx, alert: NewAlert, now: Temporal.Instant): Promise<void> {
  const alertId = await insertAlert(tx, alert, now);
  if (alertId !== undefined) await enqueue(tx, tellOfAlertJob, { alertId }, { now });
}
