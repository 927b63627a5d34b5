import type { Brand } from '@laine/contract/brand.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { labelled } from '../../ground/texts/labelled.ts';
import type { Hero, MailContent, MailFact, MailHelp, MoneyDocument } from './mail-content.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';

/** The same facts for programs, watches and people who read plain text. */
export function mailPlain(brand: Brand, content: MailContent): string {
  const {
    locale,
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
  const blocks = [
    title,
    intro.join('\n'),
    hero ? heroLines(hero, locale).join('\n') : '',
    ...documents.map((document) => documentLines(document, locale).join('\n')),
    facts.flatMap((fact) => factLines(fact, locale)).join('\n'),
    rules ? [rules.title, ...rules.lines.map((line, place) => `${place + 1}. ${line}`)].join('\n') : '',
    notes.join('\n'),
    button ? labelled(locale, button.label, button.url) : '',
    help ? helpText(help) : '',
    choose ? labelled(locale, choose.label, choose.url) : '',
    unsubscribe ? labelled(locale, unsubscribe.label, unsubscribe.pageUrl) : '',
    `${brand.legalName} · ${brand.registrationNumber} · ${brand.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const helpText = ({ title, text, phone, email }: MailHelp) =>
  `${title}\n${text.replace(HELP_PHONE, formatPhone(phone)).replace(HELP_EMAIL, email)}`;

function heroLines(hero: Hero, locale: Locale): string[] {
  if (hero.kind === 'sum') return [hero.sum];
  if (hero.kind === 'voucher') return [hero.sum, hero.code, ...(hero.message === null ? [] : [hero.message])];
  return hero.doors.map(({ label, code }) => (label === undefined ? code : labelled(locale, label, code)));
}

const factLines = ({ label, value, more }: MailFact, locale: Locale) => [
  labelled(locale, label, value + (more ? `${more.isSentence ? '.' : ','} ${more.text}` : '')),
  ...(more?.link ? [labelled(locale, more.link.label, more.link.url)] : []),
];

const documentLines = ({ title, date, lines, total, vat, link }: MoneyDocument, locale: Locale) => [
  date === undefined ? title : `${title}, ${date}`,
  ...[...lines, total, ...(vat ? [vat] : [])].map(({ label, sum }) => labelled(locale, label, sum)),
  ...(link ? [labelled(locale, link.label, link.url)] : []),
];
