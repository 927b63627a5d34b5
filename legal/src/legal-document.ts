import type { LegalKind } from './document-versions.ts';
import type { Figures } from './figures.ts';
import type { LegalFacts } from './legal-facts.ts';

/**
 * A legal text as data: pages and mails draw it in their own ways. Written in every language from the same facts, so
 * that every figure in it comes from the rules and every name from the brand file.
 */
export type LegalDocument = {
  title: string;
  /** One or two sentences under the title, for readers in a hurry. */
  summary: string;
  version: string;
  sections: readonly LegalSection[];
};

/** What the folder of a language brings (`texts/<locale>/legal-texts.ts`). */
export type LegalTexts = Record<LegalKind, (facts: LegalFacts, figures: Figures) => LegalContent> & {
  safety: readonly string[];
};

/** Written per language; the version is the same in all. */
export type LegalContent = Omit<LegalDocument, 'version'>;

export type LegalSection = {
  /** The anchor, the same in every language. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly LegalText[])[] };

/** Plain text with links in it. */
export type LegalText = string | readonly (string | LegalLink)[];

/** An address that starts with `#` is a section of the same document. */
export type LegalLink = { text: string; href: string };
