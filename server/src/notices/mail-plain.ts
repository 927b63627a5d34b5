import type { Brand } from '@laine/contract/brand.ts';
import type { Hero, MailContent, MailFact, MoneyDocument } from './mail-content.ts';
import { HELP_EMAIL, HELP_PHONE } from './mail-facts.ts';

/** The same facts for programs, watches and people who read plain text. */
export function mailPlain(brand: Brand, content: MailContent): string {
  const { title, intro, hero, documents = [], facts, notes = [], button, help } = content;
  const helpText = help.text.replace(HELP_PHONE, help.phone).replace(HELP_EMAIL, help.email);
  const blocks = [
    title,
    intro.join('\n'),
    hero ? heroLines(hero).join('\n') : '',
    ...documents.map((document) => documentLines(document).join('\n')),
    facts.flatMap(factLines).join('\n'),
    notes.join('\n'),
    `${button.label}: ${button.url}`,
    `${help.title}\n${helpText}`,
    `${brand.legalName} · ${brand.registrationNumber} · ${brand.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function heroLines(hero: Hero): string[] {
  if (hero.kind === 'sum') return [hero.sum];
  return hero.doors.map(({ label, code }) => (label === undefined ? code : `${label}: ${code}`));
}

const factLines = ({ label, value, more }: MailFact) => [
  `${label}: ${value}${more ? `, ${more.text}` : ''}`,
  ...(more?.link ? [`${more.link.label}: ${more.link.url}`] : []),
];

const documentLines = ({ title, date, lines, total, vat }: MoneyDocument) => [
  date === undefined ? title : `${title}, ${date}`,
  ...[...lines, total, ...(vat ? [vat] : [])].map(({ label, sum }) => `${label}: ${sum}`),
];
