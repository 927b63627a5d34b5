import { paths } from '@laine/contract/paths.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { restsUntil } from '../../telling/alerts/rests-until.ts';
import { originOf } from '../../telling/notices/send-notice.ts';
import { callOutMail } from './call-out-mail.ts';
import type { CallOut } from './call-out-store.ts';
import { findCallOut, updateCallOut } from './call-out-store.ts';
import { callOutText } from './call-out-text.ts';
import { readMissing } from './read-missing.ts';

/** The error's message names nobody. */
class CallOutNotSent extends Error {
  override readonly name = 'CallOutNotSent';
}

/**
 * Calls one person, unless the search is over or somebody has it. Each attempt uses the same id, so that the gateway
 * sends one SMS. If no SMS gets through, a mail goes out instead; throws when another attempt makes sense.
 */
export async function sendCallOut(deps: Deps, callOutId: string, { attempt }: { attempt: number }): Promise<void> {
  const { query } = deps.db;
  const callOut = await findCallOut(query, callOutId);
  if (callOut?.state !== 'queued') return;
  const restsTo = restsUntil(callOut);
  const isOpen = callOut.closedAt === null && (!restsTo || !isBefore(deps.now(), restsTo));
  const missing = isOpen ? await readMissing(deps, callOut) : undefined;
  if (!missing || callOut.email === null) return updateCallOut(query, callOutId, { state: 'dropped' });
  const facts = { ...missing, link: `${originOf(deps.settings)}${paths.alert(callOutId)}` };
  const locale = callOut.locale ?? 'en';
  const bySms = callOut.channel === 'sms' && callOut.phone !== null && attempt < MAX_SMS_ATTEMPTS;
  const outcome = bySms
    ? await deps.sms.send({
        id: callOutId,
        to: callOut.phone ?? '',
        text: callOutText(locale, facts, deps.settings.brand.name),
      })
    : await sendMail(deps, callOut, callOutMail(deps.settings.brand, { to: callOut.email, locale, facts }));
  if (outcome === 'sent')
    return updateCallOut(query, callOutId, { state: 'sent', sentAt: deps.now(), channel: bySms ? 'sms' : 'email' });
  if (outcome === 'refused' && !bySms) return updateCallOut(query, callOutId, { state: 'failed' });
  // A number that will never work isn't tried again.
  if (outcome === 'refused') await updateCallOut(query, callOutId, { state: 'queued', channel: 'email' });
  throw new CallOutNotSent('nobody was reached yet');
}

/** A gateway in trouble must not keep anybody waiting: the mailbox is next. */
const MAX_SMS_ATTEMPTS = 3;

async function sendMail(deps: Deps, { id }: CallOut, mail: ReturnType<typeof callOutMail>) {
  const messageId = `<call-out.${id}@${new URL(originOf(deps.settings)).hostname}>`;
  return deps.mailer.send({ ...mail, messageId });
}
