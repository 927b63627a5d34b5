import type { Locale } from '@laine/contract/states.ts';
import * as constants from '@laine/rules/constants.ts';
import { DOCUMENT_VERSIONS, type LegalKind } from './document-versions.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { LegalContent, LegalDocument } from './legal-document.ts';
import type { LegalFacts } from './legal-facts.ts';
import { termsInEnglish } from './texts/terms/en.ts';

type Write = (facts: LegalFacts, figures: Figures) => LegalContent;

const inEveryLanguage: Record<Locale, Write> = {
  en: termsInEnglish,
  es: termsInEnglish,
  et: termsInEnglish,
  fr: termsInEnglish,
  ru: termsInEnglish,
};

const writers: Record<LegalKind, Record<Locale, Write>> = {
  terms: inEveryLanguage,
  privacy: inEveryLanguage,
  'data-deletion': inEveryLanguage,
  accessibility: inEveryLanguage,
};

const promised = figuresFrom(constants);

export function writeLegalDocument(
  kind: LegalKind,
  locale: Locale,
  facts: LegalFacts,
  figures: Figures = promised,
): LegalDocument {
  return { version: DOCUMENT_VERSIONS[kind], ...writers[kind][locale](facts, figures) };
}
