import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import type { LegalBlock, LegalLink, LegalText } from './legal-document.ts';

type Part = string | number | LegalLink;

/** Text with links in it, as a template: text`See ${link('our terms', paths.terms())}.` */
export function text(words: TemplateStringsArray, ...parts: readonly Part[]): LegalText {
  const joined: (string | LegalLink)[] = [];
  for (const piece of words.flatMap((word, at) => [word, parts[at] ?? ''])) {
    const last = joined.at(-1);
    if (typeof piece === 'object') joined.push(piece);
    else if (typeof last === 'string') joined[joined.length - 1] = `${last}${piece}`;
    else if (piece !== '') joined.push(String(piece));
  }
  const [only, ...others] = joined;
  return typeof only === 'string' && others.length === 0 ? only : joined;
}

export const paragraph = (words: TemplateStringsArray, ...parts: readonly Part[]): LegalBlock => ({
  kind: 'paragraph',
  text: text(words, ...parts),
});

export const list = (...items: readonly LegalText[]): LegalBlock => ({ kind: 'list', items });

export const table = (head: readonly string[], ...rows: readonly (readonly LegalText[])[]): LegalBlock => ({
  kind: 'table',
  head,
  rows,
});

export const link = (words: string, href: string): LegalLink => ({ text: words, href });

export const mailLink = (address: string): LegalLink => link(address, `mailto:${address}`);

export const phoneLink = (number: string): LegalLink => link(formatPhone(number), phoneAddress(number));
