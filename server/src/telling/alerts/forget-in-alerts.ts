import { namesContact } from '@laine/rules/people/names-contact.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { closeAlertsAbout, emptyAlerts, listAlertsHolding } from './alert-store.ts';

/** Removes a person from all alerts. */
export async function forgetInAlerts(
  tx: Tx,
  { accountId, contacts }: { accountId: string; contacts: string[] },
  now: Temporal.Instant,
): Promise<void> {
  await closeAlertsAbout(tx, accountId, now);
  const alerts = await listAlertsHolding(tx, { accountId, contacts });
  const naming = alerts.filter(
    ({ isAboutThem, data }) => isAboutThem || contacts.some((contact) => namesContact(data, contact)),
  );
  await emptyAlerts(
    tx,
    naming.map(({ id }) => id),
  );
}
