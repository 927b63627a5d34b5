import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { LOGIN_CODE_LIFE_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { escapeHtml } from '../../ground/escape-html.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import { loginCodeMailText } from '../../ground/texts/texts.ts';
import { heroHtml, noteHtml, titleHtml } from './mail-html.ts';
import { mailLayout } from './mail-layout.ts';

const LIFETIME_MINUTES = LOGIN_CODE_LIFE_SECONDS / MINUTE_IN_SECONDS;

export function loginCodeMail(brand: Brand, to: string, code: string, locale: Locale): Mail {
  const subject = loginCodeMailText(locale, 'subject', { brand: brand.name });
  const greeting = loginCodeMailText(locale, 'greeting');
  const intro = loginCodeMailText(locale, 'intro');
  const expiry = loginCodeMailText(locale, 'expiry', { minutes: LIFETIME_MINUTES });
  const ignore = loginCodeMailText(locale, 'ignore');
  const html = mailLayout(brand, {
    lang: locale,
    title: subject,
    preheader: intro,
    body: [
      titleHtml(greeting),
      `<p style="margin:0 0 8px">${escapeHtml(intro)}</p>`,
      heroHtml({ kind: 'code', code }),
      noteHtml(`${expiry} ${ignore}`),
    ].join('\n'),
  });
  return { to, subject, text: `${greeting}\n\n${intro}\n\n${code}\n\n${expiry}\n${ignore}\n`, html, locale };
}
