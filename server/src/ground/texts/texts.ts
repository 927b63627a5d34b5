import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { AccountMailText } from './account-mail-texts.ts';
import { type BroadcastText, broadcastTexts } from './broadcast-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fr } from './fr.ts';
import type { MailNoticeText, SmsNoticeText } from './notice-texts.ts';
import { ru } from './ru.ts';

/** The server's own texts: refusals and messages. ICU syntax; the type keeps every language complete. */
export type Texts = {
  refusals: Record<RefusalCode, string>;
  /** Form fields, named as a form names them. */
  fieldNames: Record<FieldName, string>;
  loginCodeMail: Record<LoginCodeMailText, string>;
  ownerMail: Record<OwnerMailText, string>;
  accountMails: Record<AccountMailText, string>;
  notices: { sms: Record<SmsNoticeText, string>; mail: Record<MailNoticeText, string> };
};

type FieldName =
  | 'email'
  | 'code'
  | 'phone'
  | 'name'
  | 'surname'
  | 'country'
  | 'postalCode'
  | 'stars'
  | 'text'
  | 'count'
  | 'start'
  | 'end';
type LoginCodeMailText = 'subject' | 'greeting' | 'intro' | 'expiry' | 'ignore';
type OwnerMailText = 'subject' | 'title' | 'intro' | 'sign-in' | 'button' | 'ignore';

const texts: Record<Locale, Texts> = { es, et, en, ru, fr };

const i18n = Object.fromEntries(
  Object.entries(texts).map(([locale, { refusals, loginCodeMail, ownerMail, accountMails, notices }]) => {
    const messages = {
      ...compiled('refusal', refusals),
      ...compiled('login-code-mail', loginCodeMail),
      ...compiled('owner-mail', ownerMail),
      ...compiled('account-mail', accountMails),
      ...compiled('broadcast', broadcastTexts[locale as Locale]),
      ...compiled('sms-notice', notices.sms),
      ...compiled('mail-notice', notices.mail),
    };
    return [locale, setupI18n({ locale, messages: { [locale]: messages } })];
  }),
) as Record<Locale, ReturnType<typeof setupI18n>>;

export const refusalText = (locale: Locale, code: RefusalCode, values: Record<string, string | number>) =>
  i18n[locale]._(`refusal.${code}`, {
    ...values,
    ...(typeof values['fields'] === 'string' && { fields: namesOf(locale, values['fields']) }),
  });

/** A field without a text of its own is for programs, whose authors know its name in the contract. */
const namesOf = (locale: Locale, fields: string) => {
  const names = new Map(Object.entries(texts[locale].fieldNames));
  return fields
    .split(', ')
    .map((field) => names.get(field) ?? field)
    .join(', ');
};

export const loginCodeMailText = (
  locale: Locale,
  part: LoginCodeMailText,
  values: Record<string, string | number> = {},
) => i18n[locale]._(`login-code-mail.${part}`, values);

export const ownerMailText = (locale: Locale, part: OwnerMailText, values: Record<string, string | number> = {}) =>
  i18n[locale]._(`owner-mail.${part}`, values);

export const accountMailText = (locale: Locale, part: AccountMailText, values: Record<string, string | number> = {}) =>
  i18n[locale]._(`account-mail.${part}`, values);

export const smsNoticeText = (locale: Locale, part: SmsNoticeText, values: Record<string, string | number> = {}) =>
  i18n[locale]._(`sms-notice.${part}`, values);

export const mailNoticeText = (locale: Locale, part: MailNoticeText, values: Record<string, string | number> = {}) =>
  i18n[locale]._(`mail-notice.${part}`, values);

export const broadcastText = (locale: Locale, part: BroadcastText, values: Record<string, string | number> = {}) =>
  i18n[locale]._(`broadcast.${part}`, values);

/** Compiled ICU texts under ids such as `refusal.not-found`. */
function compiled(prefix: string, part: Record<string, string>) {
  return Object.fromEntries(Object.entries(part).map(([key, text]) => [`${prefix}.${key}`, compileMessage(text)]));
}
