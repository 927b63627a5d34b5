import { lockerOf } from '@laine/contract/alert-address.ts';
import { alertUrgency } from '@laine/contract/alert-urgency.ts';
import { planAlertMessages, type PlannedMessage } from '@laine/rules/people/plan-alert-messages.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { NoticeDeps } from '../notices/send-notice.ts';
import { findEarlierDue, insertMessage } from './alert-message-store.ts';
import { readSettings } from './alert-settings-store.ts';
import { findRenterAt } from './find-renter-at.ts';
import { findZoneOf, listRecipients } from './list-recipients.ts';
import { sendAlertMessageJob } from './send-alert-message-job.ts';

/**
 * Plans the messages about an alert: recipients, channels and times. Safe to call any number of times; a closed alert
 * is sent to nobody.
 */
export async function tellOfAlert(deps: NoticeDeps, alertId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const alert = await findOpenAlert(tx, alertId);
    if (!alert) return;
    const urgency = alertUrgency[alert.kind];
    if (urgency === 'call-out') return;
    const { stationId } = alert;
    const renterAt = await findRenterAt(tx, { stationId, lockerNumber: lockerOf(alert) }, now);
    for (const { id: accountId, phone } of await listRecipients(tx, stationId)) {
      const planned = planAlertMessages({
        urgency,
        renterAt,
        settings: await readSettings(tx, accountId),
        hasPhone: phone !== null && deps.sms.isSet,
        timeZone: await findZoneOf(tx, accountId, deps.settings.brand),
        now,
      });
      for (const message of planned) await queue(tx, { alertId, accountId, stationId, ...message }, now);
    }
  });
}

async function findOpenAlert(tx: Tx, id: string) {
  return tx
    .selectFrom('alerts')
    .select(['kind', 'stationId', 'data'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
}

type Wish = PlannedMessage & { alertId: string; accountId: string; stationId: string | null };

async function queue(tx: Tx, { stationId, ...wish }: Wish, now: Temporal.Instant): Promise<void> {
  const earlierDue = wish.pace === 'digest' ? undefined : await findEarlierDue(tx, { ...wish, stationId }, now);
  const dueAt = earlierDue ?? wish.dueAt;
  const messageId = await insertMessage(tx, { ...wish, dueAt }, now);
  if (messageId !== undefined) await enqueue(tx, sendAlertMessageJob, { messageId }, { now, runAt: dueAt });
}
