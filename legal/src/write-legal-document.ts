import type { Locale } from '@laine/contract/states.ts';
import * as constants from '@laine/rules/constants.ts';
import { DOCUMENT_VERSIONS, type LegalKind } from './document-versions.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { LegalDocument } from './legal-document.ts';
import type { LegalFacts } from './legal-facts.ts';
import { legalTexts } from './legal-texts.ts';

const promised = figuresFrom(constants);

/** Only tests pass other figures than those of the rules. */
export function writeLegalDocument(
  kind: LegalKind,
  locale: Locale,
  facts: LegalFacts,
  figures: Figures = promised,
): LegalDocument {
  return { version: DOCUMENT_VERSIONS[kind], ...legalTexts[locale][kind](facts, figures) };
}
