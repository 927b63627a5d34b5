import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Mail } from '../accounts/ports.ts';
import { loginCodeMailText } from '../texts/texts.ts';
import { escapeHtml, mailLayout } from './mail-layout.ts';

const LIFETIME_IN_MINUTES = 10;

export function loginCodeMail(brand: Brand, to: string, code: string, locale: Locale): Mail {
  const subject = loginCodeMailText(locale, 'subject', { code, brand: brand.name });
  const greeting = loginCodeMailText(locale, 'greeting');
  const intro = loginCodeMailText(locale, 'intro');
  const expiry = loginCodeMailText(locale, 'expiry', { minutes: LIFETIME_IN_MINUTES });
  const ignore = loginCodeMailText(locale, 'ignore');
  const html = mailLayout(brand, {
    lang: locale,
    preheader: intro,
    body: `<h1 style="margin:0 0 8px;font-size:24px;line-height:1.25">${escapeHtml(greeting)}</h1>
<p style="margin:0 0 16px">${escapeHtml(intro)}</p>
<p style="margin:0 0 16px;padding:16px;border-radius:10px;background:#f4ece1;text-align:center;font-size:34px;font-weight:700;letter-spacing:8px">${code}</p>
<p style="margin:0;font-size:15px;color:#4a6670">${escapeHtml(expiry)} ${escapeHtml(ignore)}</p>`,
  });
  return { to, subject, text: `${greeting}\n\n${intro}\n\n${code}\n\n${expiry}\n${ignore}\n`, html, locale };
}
