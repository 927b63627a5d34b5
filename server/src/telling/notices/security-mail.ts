import type { Brand } from '@laine/contract/brand.ts';
import { paths } from '@laine/contract/paths.ts';
import { securityMailWords } from '../../ground/texts/security-mail-words.ts';
import type { MailContent, MailLink } from './mail-content.ts';
import type { MailLogin, MailRecipient } from './mail-recipient-store.ts';
import type { AccountMail } from './queue-account-mail.ts';
import { namedMoment } from './wording.ts';

type SecurityMail = Extract<AccountMail, { loginId: string | null }>;
type Said = Pick<MailContent, 'subject' | 'title' | 'intro' | 'facts' | 'notes' | 'button'>;
type Context = {
  brand: Brand;
  origin: string;
  timeZone: string;
  askedAt: Temporal.Instant;
  /** The device used; undefined if it was done on the server, or the login is gone. */
  login: MailLogin | undefined;
};

/** Tells somebody where they signed in, or about their new credential, and what to do if it wasn't them. */
export function securityMail(
  mail: SecurityMail,
  { locale }: MailRecipient,
  { brand, origin, timeZone, askedAt, login }: Context,
): Said {
  const words = securityMailWords[locale];
  const told = mail.kind === 'new-device' ? words.newDevice : words.changes[mail.change];
  const isByOperator = mail.kind === 'credentials-changed' && mail.change === 'recovered';
  const button: MailLink =
    mail.kind === 'new-device'
      ? { label: words.toDevices, url: `${origin}${paths.settings({ section: 'devices' })}` }
      : { label: words.toPasskeys, url: `${origin}${paths.settings({ section: 'passkeys' })}` };
  return {
    subject: told.subject({ brand: brand.name }),
    title: told.title,
    intro: [told.intro],
    facts: [
      { label: words.when, value: namedMoment(askedAt, timeZone, locale) },
      ...(login ? [{ label: words.device, value: login.device === 'Other' ? words.otherDevice : login.device }] : []),
      ...(login?.place ? [{ label: words.place, value: login.place }] : []),
    ],
    // On the server it was done for them, not by them.
    notes: isByOperator ? [words.notAsked] : [words.wasYou, words.wasNotYou],
    button,
  };
}
