import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import { alertUrgency } from '@laine/contract/alert-urgency.ts';
import type { Locale } from '@laine/contract/states.ts';
import { quietUntil } from '@laine/rules/time/quiet-hours.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { originOf } from '../../ground/origin-of.ts';
import type { KindOf } from '../outbox/lanes.ts';
import type { Notice, OutboxDeps, Turn } from '../outbox/notice.ts';
import { alertMail } from './alert-mail.ts';
import { countStillOpen, listTold } from './alert-message-store.ts';
import { readSettings } from './alert-settings-store.ts';
import { alertSms } from './alert-sms.ts';
import { findZoneOf, listRecipients } from './list-recipients.ts';
import { toldAlert } from './told-alert.ts';

type AlertNotice = Notice<KindOf<'alert'>>;
type Person = { id: string; email: string; phone: string | null; locale: Locale };

/**
 * A person's due alerts about a station, or their digest, as one mail or SMS. Alerts that were dealt with or no longer
 * concern them are left out.
 */
export async function composeAlertMessage(
  { db: { query }, settings: { brand, ...settings }, now }: OutboxDeps,
  notices: [AlertNotice, ...AlertNotice[]],
): Promise<Turn> {
  const [{ kind, channel, accountId }] = notices;
  const person = accountId === null ? undefined : await findPerson(query, accountId);
  if (!person) return { gone: 'the account is gone' };
  const wishes = await readSettings(query, person.id);
  const timeZone = await findZoneOf(query, person.id, brand);
  // The current quiet hours count, even if they changed after the message was planned.
  const quietEnd = kind === 'alert-by-day' ? quietUntil(wishes, timeZone, now()) : undefined;
  if (quietEnd) return { lookAgainAt: quietEnd };
  const ids = notices.map(({ id }) => id);
  const open: Awaited<ReturnType<typeof listTold>> = [];
  for (const alert of await listTold(query, ids))
    if (isWantedBy(wishes, channel, alert) && (await isStillTheirs(query, alert, person))) open.push(alert);
  if (open.length === 0) return { gone: 'somebody has dealt with it, or it no longer concerns them' };
  const tells = open.map(({ id }) => id);
  const context = { brand, origin: originOf(settings), locale: person.locale };
  const alerts = open.map(toldAlert);
  if (channel === 'sms')
    return person.phone === null
      ? { gone: 'there is no phone any more' }
      : { sms: { to: person.phone, text: alertSms(alerts, context) }, tells };
  const isDigest = kind === 'alert-digest';
  const except = alerts.map(({ alertId }) => alertId);
  const stillOpen = isDigest ? await countStillOpen(query, person.id, except) : 0;
  return { mail: { ...alertMail(alerts, { ...context, timeZone, isDigest, stillOpen }), to: person.email }, tells };
}

async function findPerson(db: Db, accountId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'locale'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && row.email !== null ? { ...row, email: row.email, locale: row.locale ?? 'en' } : undefined;
}

/** The person may have switched it off since; safety ignores that. */
const isWantedBy = ({ byMail, bySms }: AlertSettings, channel: Notice['channel'], { kind }: { kind: AlertKind }) =>
  alertUrgency[kind] === 'safety' || (channel === 'email' ? byMail : bySms);

type Open = { stationId: string | null; closedAt: Temporal.Instant | null; takenAt: Temporal.Instant | null };

/** Nobody has dealt with it or taken it, and the person is still a recipient. */
async function isStillTheirs(db: Db, { stationId, closedAt, takenAt }: Open, { id }: Person): Promise<boolean> {
  if (closedAt !== null || takenAt !== null) return false;
  return (await listRecipients(db, stationId)).some((recipient) => recipient.id === id);
}
