import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { AlertSettings } from '@laine/contract/alert-settings.ts';
import { alertUrgency } from '@laine/contract/alert-urgency.ts';
import type { Locale } from '@laine/contract/states.ts';
import { quietUntil } from '@laine/rules/time/quiet-hours.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { NoticeDeps } from '../notices/send-notice.ts';
import { NoticeNotSent, originOf } from '../notices/send-notice.ts';
import { alertMail } from './alert-mail.ts';
import type { Message } from './alert-message-store.ts';
import { countStillOpen, findMessage, leaseDue, listLeased, postpone, recordOutcome } from './alert-message-store.ts';
import { readSettings } from './alert-settings-store.ts';
import { alertSms } from './alert-sms.ts';
import { findZoneOf, listRecipients } from './list-recipients.ts';
import type { ToldAlert } from './told-alert.ts';
import { toldAlert } from './told-alert.ts';

type Person = { id: string; email: string; phone: string | null; locale: Locale };

/**
 * Sends a person's due alerts about a station, or their digest, as one mail or SMS. Alerts that were dealt with or no
 * longer concern them are dropped. Returns when to try again if it's in quiet hours; throws when another attempt makes
 * sense.
 */
export async function sendAlertMessage(
  deps: NoticeDeps,
  messageId: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<Temporal.Instant | undefined> {
  const { query } = deps.db;
  const message = await findMessage(query, messageId);
  if (message?.state !== 'queued') return undefined;
  const quietEnd = await findQuietEnd(deps, message);
  if (quietEnd) {
    await postpone(query, messageId, quietEnd);
    return quietEnd;
  }
  const leased = await leaseDue(query, message, deps.now());
  if (!leased.includes(messageId)) throw new NoticeNotSent('somebody else is sending it');
  try {
    await sendAll(deps, message, leased);
  } catch (error) {
    await recordOutcome(query, leased, { state: 'queued' });
    if (isLastAttempt) await recordOutcome(query, [messageId], { state: 'failed' });
    throw error;
  }
  return undefined;
}

/** The current quiet hours count, even if they changed after the message was planned. */
async function findQuietEnd({ db, now, settings }: NoticeDeps, { pace, accountId }: Message) {
  if (pace !== 'by-day') return undefined;
  const timeZone = await findZoneOf(db.query, accountId, settings.brand);
  return quietUntil(await readSettings(db.query, accountId), timeZone, now());
}

async function sendAll(deps: NoticeDeps, message: Message, ids: string[]): Promise<void> {
  const { query } = deps.db;
  const person = await findPerson(query, message.accountId);
  const due = await listLeased(query, ids);
  const settings = await readSettings(query, message.accountId);
  const open: typeof due = [];
  for (const alert of due) {
    const isWanted = isWantedBy(settings, message, alert);
    if (person && isWanted && (await isStillTheirs(query, alert, person))) open.push(alert);
  }
  const told = new Set(open.map(({ id }) => id));
  await recordOutcome(
    query,
    ids.filter((id) => !told.has(id)),
    { state: 'dropped' },
  );
  const [first] = open;
  if (!person || !first) return;
  const outcome = await deliver(deps, message, person, open.map(toldAlert), first.id);
  if (outcome === 'unavailable') throw new NoticeNotSent(`the ${message.channel} service was not available`);
  await recordOutcome(
    query,
    [...told],
    outcome === 'sent' ? { state: 'sent', sentAt: deps.now() } : { state: 'failed' },
  );
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
const isWantedBy = ({ byMail, bySms }: AlertSettings, { channel }: Message, { kind }: { kind: AlertKind }): boolean =>
  alertUrgency[kind] === 'safety' || (channel === 'email' ? byMail : bySms);

type Open = { stationId: string | null; closedAt: Temporal.Instant | null; takenAt: Temporal.Instant | null };

/** Nobody has dealt with it or taken it, and the person is still a recipient. */
async function isStillTheirs(db: Db, { stationId, closedAt, takenAt }: Open, { id }: Person): Promise<boolean> {
  if (closedAt !== null || takenAt !== null) return false;
  return (await listRecipients(db, stationId)).some((recipient) => recipient.id === id);
}

async function deliver(
  deps: NoticeDeps,
  { channel, pace, accountId }: Message,
  person: Person,
  alerts: ToldAlert[],
  /** The same on every attempt, so that a gateway or mailbox recognises a second copy. */
  id: string,
) {
  const { settings, mailer, sms, db } = deps;
  const origin = originOf(settings);
  const context = { brand: settings.brand, origin, locale: person.locale };
  if (channel === 'sms') {
    if (person.phone === null) return 'refused';
    return sms.send({ id, to: person.phone, text: alertSms(alerts, context) });
  }
  const stillOpen =
    pace === 'digest'
      ? await countStillOpen(
          db.query,
          accountId,
          alerts.map(({ alertId }) => alertId),
        )
      : 0;
  const timeZone = await findZoneOf(db.query, accountId, settings.brand);
  const mail = alertMail(alerts, { ...context, timeZone, isDigest: pace === 'digest', stillOpen });
  return mailer.send({ ...mail, to: person.email, messageId: `<alert.${id}@${new URL(origin).hostname}>` });
}
