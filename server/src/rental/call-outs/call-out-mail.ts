import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { escapeHtml } from '../../ground/escape-html.ts';
import type { Mail } from '../../ground/ports/mailer.ts';
import { callOutWords } from '../../ground/texts/call-out-words.ts';
import { buttonHtml, titleHtml } from '../../telling/notices/mail-html.ts';
import { mailLayout } from '../../telling/notices/mail-layout.ts';
import { wallTime } from '../../telling/notices/wording.ts';
import type { CallOutFacts } from './call-out-text.ts';
import { callOutText } from './call-out-text.ts';

/** The SMS's words, for people without a phone number or whose phone can't be reached. */
export function callOutMail(
  brand: Brand,
  { to, locale, facts }: { to: string; locale: Locale; facts: CallOutFacts },
): Mail {
  const { notBack, takeButton } = callOutWords[locale];
  const { name, timeZone } = facts.station;
  const subject = notBack({ brand: brand.name, station: name, due: wallTime(facts.dueAt, timeZone) });
  const text = callOutText(locale, facts, brand.name);
  const lines = text.split('\n').slice(1, -1);
  const html = mailLayout(brand, {
    lang: locale,
    title: subject,
    preheader: lines[0] ?? '',
    body: [
      titleHtml(subject),
      ...lines.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`),
      buttonHtml({ label: takeButton, url: facts.link }),
    ].join('\n'),
  });
  return { to, subject, text: `${text}\n`, html, locale };
}
