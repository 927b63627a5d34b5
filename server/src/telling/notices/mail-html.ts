import type { Brand } from '@laine/contract/brand.ts';
import { radii } from '@laine/palette/shape.ts';
import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import { escapeHtml } from '../../ground/escape-html.ts';
import type { Hero, MailContent, MailFact, MailHelp, MailLink, MoneyDocument } from './mail-content.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';
import { buttonColors, light, mailLayout } from './mail-layout.ts';

export function mailHtml(brand: Brand, content: MailContent): string {
  const {
    locale,
    subject,
    title,
    intro,
    hero,
    documents = [],
    facts,
    notes = [],
    rules,
    button,
    help,
    unsubscribe,
    choose,
  } = content;
  return mailLayout(brand, {
    lang: locale,
    title: subject,
    preheader: intro.join(' '),
    body: [
      titleHtml(title),
      ...intro.map((text) => `<p style="margin:0 0 8px">${escapeHtml(text)}</p>`),
      hero ? heroHtml(hero) : '',
      ...documents.map(documentHtml),
      facts.length > 0 ? factsHtml(facts) : '',
      button ? buttonHtml(button) : '',
      rules ? rulesHtml(rules) : '',
      notes.map(noteHtml).join(''),
      help ? helpHtml(help) : '',
      choose ? unsubscribeHtml(choose) : '',
      unsubscribe ? unsubscribeHtml({ label: unsubscribe.label, url: unsubscribe.pageUrl }) : '',
    ].join('\n'),
  });
}

export const titleHtml = (title: string) =>
  `<h1 class="ink" style="margin:0 0 8px;font-size:26px;line-height:1.2;letter-spacing:-0.3px;color:${light.ink}">${escapeHtml(title)}</h1>`;

const table = (style: string, rows: string, className = '') =>
  `<table role="presentation" class="${className}" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`;

const FIGURES = "font-variant-numeric:tabular-nums;font-feature-settings:'tnum'";

const panel = (inside: string) =>
  table(
    `margin:20px 0 24px;background:${light.sand};border-radius:${radii.card};border-collapse:separate`,
    `<tr><td align="center" style="padding:20px 16px">${inside}</td></tr>`,
    'sand',
  );

export function heroHtml(hero: Hero | { kind: 'code'; code: string }): string {
  if (hero.kind === 'code') return panel(codeHtml(hero.code));
  if (hero.kind === 'sum') {
    return panel(
      `<div class="ink" style="font-size:40px;line-height:1.1;font-weight:700;color:${light.ink};${FIGURES}">${escapeHtml(hero.sum)}</div>`,
    );
  }
  if (hero.kind === 'voucher') return panel(voucherHtml(hero));
  const small = `class="muted" style="font-size:15px;line-height:1.4;color:${light.muted}"`;
  const doors = hero.doors.map(({ label, code }) => {
    const above = label === undefined ? '' : `<div ${small}><strong>${escapeHtml(label)}</strong></div>`;
    return above + codeHtml(code);
  });
  return panel(`${doors.join('')}<div ${small}>${escapeHtml(hero.time)}</div>`);
}

/** Wide letters that survive a poor printer; the message keeps its lines. */
function voucherHtml({ sum, code, message }: Extract<Hero, { kind: 'voucher' }>): string {
  const words =
    message === null
      ? ''
      : `<div class="ink" style="margin:12px 0 0;font-style:italic;white-space:pre-line;color:${light.ink}">${escapeHtml(message)}</div>`;
  return `<div class="ink" style="font-size:40px;line-height:1.1;font-weight:700;color:${light.ink};${FIGURES}">${escapeHtml(sum)}</div><div class="ink" style="margin:12px 0 0;padding:10px 6px;border:2px dashed ${light.link};border-radius:${radii.control};font:700 22px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;white-space:nowrap;color:${light.ink}">${escapeHtml(code)}</div>${words}`;
}

const codeHtml = (code: string) =>
  `<div class="code ink" style="margin:2px 0 10px;padding-left:10px;font-size:60px;line-height:1.1;font-weight:700;letter-spacing:10px;color:${light.ink};${FIGURES}">${escapeHtml(code)}</div>`;

const linkHtml = ({ label, url }: MailLink) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${light.link}">${escapeHtml(label)}</a>`;

const cell = (style: string) => `style="padding:11px 0;border-top:1px solid ${light.line};vertical-align:top;${style}"`;

function factsHtml(facts: MailFact[]): string {
  const rows = facts.map(({ label, value, more }) => {
    const link = more?.link ? `<br>${linkHtml(more.link)}` : '';
    const address = more
      ? `<div class="muted" style="font-size:15px;font-weight:400;color:${light.muted}">${escapeHtml(more.text)}${link}</div>`
      : '';
    return `<tr><td class="muted line" width="32%" ${cell(`padding-right:12px;color:${light.muted}`)}>${escapeHtml(label)}</td><td class="ink line" ${cell(`font-weight:600;color:${light.ink};${FIGURES}`)}>${escapeHtml(value)}${address}</td></tr>`;
  });
  return table(`margin:16px 0 0;border-bottom:1px solid ${light.line}`, rows.join(''), 'line');
}

function documentHtml({ title, date, lines, total, vat, link }: MoneyDocument): string {
  const sum = `padding-left:16px;text-align:right;white-space:nowrap;${FIGURES}`;
  // The date goes below: beside it a phone has no room and broke the number.
  const day = date
    ? `<div class="muted" style="font-size:15px;font-weight:400;color:${light.muted}">${escapeHtml(date)}</div>`
    : '';
  const head = `<tr><td colspan="2" class="ink" style="padding:0 0 10px;font-weight:700;color:${light.ink}">${escapeHtml(title)}${day}</td></tr>`;
  const rows = lines.map(
    (line) =>
      `<tr><td class="ink line" ${cell('')}>${escapeHtml(line.label)}</td><td class="ink line" ${cell(sum)}>${escapeHtml(line.sum)}</td></tr>`,
  );
  const big = 'font-size:20px;font-weight:700';
  const foot = `<tr><td class="ink line" ${cell(big)}>${escapeHtml(total.label)}</td><td class="ink line" ${cell(`${big};${sum}`)}>${escapeHtml(total.sum)}</td></tr>`;
  const tax = vat
    ? `<tr><td class="muted" style="font-size:15px;color:${light.muted}">${escapeHtml(vat.label)}</td><td class="muted" style="font-size:15px;color:${light.muted};${sum}">${escapeHtml(vat.sum)}</td></tr>`
    : '';
  const paper = link ? `<tr><td colspan="2" style="padding:6px 0 0;font-size:15px">${linkHtml(link)}</td></tr>` : '';
  return table(`margin:24px 0`, head + rows.join('') + foot + tax + paper);
}

export const buttonHtml = ({ label, url }: MailLink) =>
  table(
    'margin:24px 0;border-collapse:separate',
    `<tr><td align="center" style="background:${buttonColors.background};border-radius:${radii.control}"><a href="${escapeHtml(url)}" style="display:block;padding:14px 20px;font-size:17px;font-weight:700;color:${buttonColors.letters};text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  );

export const noteHtml = (text: string) =>
  `<p class="muted" style="margin:0 0 10px;font-size:15px;color:${light.muted}">${escapeHtml(text)}</p>`;

function rulesHtml({ title, lines }: NonNullable<MailContent['rules']>): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`);
  return `<p class="ink" style="margin:0 0 6px;font-weight:700;color:${light.ink}">${escapeHtml(title)}</p><ol class="muted" style="margin:0 0 20px;padding:0 0 0 22px;font-size:15px;color:${light.muted}">${items.join('')}</ol>`;
}

const unsubscribeHtml = (link: MailLink) =>
  `<p class="muted" style="margin:20px 0 0;font-size:15px;color:${light.muted}">${linkHtml(link)}</p>`;

function helpHtml({ title, text, phone, email }: MailHelp): string {
  const link = (href: string, label: string) =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${light.link};white-space:nowrap">${escapeHtml(label)}</a>`;
  const sentence = escapeHtml(text)
    .replace(HELP_PHONE, () => link(phoneAddress(phone), formatPhone(phone)))
    .replace(HELP_EMAIL, () => link(`mailto:${email}`, email));
  return `<div class="line" style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid ${light.line}"><strong>${escapeHtml(title)}</strong><br>${sentence}</div>`;
}
