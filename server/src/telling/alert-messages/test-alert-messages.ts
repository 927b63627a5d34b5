import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { ALERT_TEST_SPACING_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { originOf } from '../../ground/origin-of.ts';
import type { Person } from '../../ground/principal.ts';
import { newId, newLoginCode } from '../../ground/secrets.ts';
import { alertSmsWords } from '../../ground/texts/alert-words/alert-sms-words.ts';
import { testMail } from './alert-mail.ts';
import { markTested, readSettings } from './alert-settings-store.ts';

type Outcomes = CallAnswer<typeof calls.testAlertMessages>;

/** Sends a mail and an SMS now, on the channels switched on; returns the answers of mail server and gateway. */
export async function testAlertMessages(deps: Deps, actor: Actor<Person>): Promise<Outcomes> {
  const { id: accountId, email, phone, locale: ownLocale } = actor.who.account;
  const codes = { smsCode: newLoginCode(), mailCode: newLoginCode() };
  const settings = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const since = plusSeconds(now, -ALERT_TEST_SPACING_SECONDS);
    if (!(await markTested(tx, accountId, { now, since, ...codes })))
      throw new Refusal('too-many-requests', {}, ALERT_TEST_SPACING_SECONDS);
    await recordAction(tx, actor, { action: 'alert-messages-tested', target: accountId }, now);
    return readSettings(tx, accountId);
  });
  const { brand } = deps.settings;
  const origin = originOf(deps.settings);
  const locale = ownLocale ?? 'en';
  const text = `${alertSmsWords[locale].test({ brand: brand.name })} ${codes.smsCode} ${origin}${adminPaths.alertMessages()}`;
  const [mailed, texted] = await Promise.all([
    settings.byMail ? deps.mailer.send({ ...testMail({ brand, origin, locale }, codes.mailCode), to: email }) : null,
    settings.bySms && phone !== null && deps.sms.isSet ? deps.sms.send({ id: newId(), to: phone, text }) : null,
  ]);
  return { email: mailed, sms: texted };
}
