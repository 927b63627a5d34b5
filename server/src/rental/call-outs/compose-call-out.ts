import { paths } from '@laine/contract/paths.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { originOf } from '../../ground/origin-of.ts';
import { restsUntil } from '../../telling/alerts/rests-until.ts';
import type { Notice, OutboxDeps, Turn } from '../../telling/outbox/notice.ts';
import { callOutMail } from './call-out-mail.ts';
import { findCallOut } from './call-out-store.ts';
import { callOutText } from './call-out-text.ts';
import { readMissing } from './read-missing.ts';

/** A gateway in trouble must not keep anybody waiting: the mailbox is next. */
const MAX_SMS_ATTEMPTS = 3;
/** Some minutes: after ten the next person is called anyway. */
const MAX_ATTEMPTS = 8;

/** Calls one person, unless the search is over or somebody has it. If no SMS gets through, a mail goes out instead. */
export async function composeCallOut(deps: OutboxDeps, { id, channel, attempts }: Notice): Promise<Turn> {
  const { brand } = deps.settings;
  const callOut = await findCallOut(deps.db.query, id);
  if (!callOut || attempts > MAX_ATTEMPTS) return { gone: 'somebody else is called' };
  const restsTo = restsUntil(callOut);
  const isOpen = callOut.closedAt === null && (!restsTo || !isBefore(deps.now(), restsTo));
  const missing = isOpen ? await readMissing(deps, callOut) : undefined;
  if (!missing || callOut.email === null) return { gone: 'the search is over, or somebody has it' };
  const facts = { ...missing, link: `${originOf(deps.settings)}${paths.alert(id)}` };
  const locale = callOut.locale ?? 'en';
  // A number that will never work isn't tried again.
  if (channel === 'sms' && deps.sms.isSet && callOut.phone !== null && attempts <= MAX_SMS_ATTEMPTS)
    return { sms: { to: callOut.phone, text: callOutText(locale, facts, brand.name) }, isElseMailed: true };
  return { mail: callOutMail(brand, { to: callOut.email, locale, facts }) };
}
