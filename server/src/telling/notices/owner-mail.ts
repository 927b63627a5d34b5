import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { escapeHtml } from '../../ground/escape-html.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import { ownerMailText } from '../../ground/texts/texts.ts';
import { buttonHtml, noteHtml, titleHtml } from './mail-html.ts';
import { mailLayout } from './mail-layout.ts';

type OwnerMail = { to: string; stationName: string; url: URL; locale: Locale };

/** For a new owner of a station, whether they had an account before or not. */
export function ownerMail(brand: Brand, { to, stationName, url, locale }: OwnerMail): Mail {
  const values = { station: stationName, brand: brand.name, email: to };
  const subject = ownerMailText(locale, 'subject', values);
  const title = ownerMailText(locale, 'title', values);
  const intro = ownerMailText(locale, 'intro', values);
  const signIn = ownerMailText(locale, 'sign-in', values);
  const label = ownerMailText(locale, 'button');
  const ignore = ownerMailText(locale, 'ignore');
  const paragraph = (text: string) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`;
  const html = mailLayout(brand, {
    lang: locale,
    title: subject,
    preheader: intro,
    body: [
      titleHtml(title),
      paragraph(intro),
      paragraph(signIn),
      buttonHtml({ label, url: url.href }),
      noteHtml(ignore),
    ].join('\n'),
  });
  const text = [title, intro, signIn, labelled(locale, label, url.href), ignore].join('\n\n');
  return { to, subject, text: `${text}\n`, html, locale };
}
