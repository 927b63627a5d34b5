import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { byKey } from '@laine/texts/create-texts.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import { broadcastTexts } from './broadcast-texts.ts';
import { loginCodeMailTexts } from './login-code-mail-texts.ts';
import { mailNoticeTexts } from './mail-notice-texts.ts';
import { openingMailTexts } from './opening-mail-texts.ts';
import { ownerMailTexts } from './owner-mail-texts.ts';
import { fieldNames, refusals } from './refusals.ts';
import { smsNoticeTexts } from './sms-notice-texts.ts';

const inWords = byKey(refusals);

export const refusalText = (locale: Locale, code: RefusalCode, values: Record<string, string | number>) =>
  inWords(locale, code, {
    ...values,
    ...(typeof values['fields'] === 'string' && { fields: namesOf(locale, values['fields']) }),
  });

/** A field without a text of its own is for programs, whose authors know its name in the contract. */
const namesOf = (locale: Locale, fields: string) => {
  const names = new Map(Object.entries(fieldNames[locale]));
  return fields
    .split(', ')
    .map((field) => names.get(field) ?? field)
    .join(', ');
};

export const loginCodeMailText = byKey(loginCodeMailTexts);
export const openingMailText = byKey(openingMailTexts);
export const ownerMailText = byKey(ownerMailTexts);
export const accountMailText = byKey(accountMailTexts);
export const smsNoticeText = byKey(smsNoticeTexts);
export const mailNoticeText = byKey(mailNoticeTexts);
export const broadcastText = byKey(broadcastTexts);
