import { lockerOf } from '@laine/contract/alert-address.ts';
import { alertUrgency } from '@laine/contract/alert-urgency.ts';
import { planAlertMessages } from '@laine/rules/people/plan-alert-messages.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { addToOutbox, type OutboxWish } from '../outbox/add-to-outbox.ts';
import type { OutboxDeps } from '../outbox/notice.ts';
import { listNextDue } from './alert-message-store.ts';
import { readSettings } from './alert-settings-store.ts';
import { findRenterAt } from './find-renter-at.ts';
import { findZoneOf, listRecipients } from './list-recipients.ts';

/**
 * Plans the messages about an alert: recipients, channels and times. Safe to call any number of times; a closed alert
 * is sent to nobody.
 */
export async function tellOfAlert(deps: OutboxDeps, alertId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const alert = await findOpenAlert(tx, alertId);
    if (!alert) return;
    const urgency = alertUrgency[alert.kind];
    if (urgency === 'call-out') return;
    const { stationId } = alert;
    const renterAt = await findRenterAt(tx, { stationId, lockerNumber: lockerOf(alert) }, now);
    const bundle = `station:${stationId ?? ''}`;
    const nextDue = await listNextDue(tx, bundle, now);
    const wishes: OutboxWish[] = [];
    for (const { id: accountId, phone } of await listRecipients(tx, stationId)) {
      const planned = planAlertMessages({
        urgency,
        renterAt,
        settings: await readSettings(tx, accountId),
        hasPhone: phone !== null && deps.sms.isSet,
        timeZone: await findZoneOf(tx, accountId, deps.settings.brand),
        now,
      });
      for (const { channel, pace, dueAt } of planned) {
        const wish = { accountId, kind: `alert-${pace}`, channel, alertId, occasion: alertId } as const;
        const next = nextDue.find((one) => one.accountId === accountId && one.channel === channel);
        const joins = pace !== 'digest' && next !== undefined && isBefore(next.dueAt, dueAt);
        wishes.push({ ...wish, bundle: pace === 'digest' ? pace : bundle, dueAt: joins ? next.dueAt : dueAt });
      }
    }
    await addToOutbox(tx, wishes, now);
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
