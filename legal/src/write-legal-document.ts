import type { Locale } from '@laine/contract/states.ts';
import * as constants from '@laine/rules/constants.ts';
import { DOCUMENT_VERSIONS, type LegalKind } from './document-versions.ts';
import { type Figures, figuresFrom } from './figures.ts';
import type { LegalContent, LegalDocument } from './legal-document.ts';
import type { LegalFacts } from './legal-facts.ts';
import { accessibilityInEnglish } from './texts/accessibility/en.ts';
import { accessibilityInSpanish } from './texts/accessibility/es.ts';
import { accessibilityInEstonian } from './texts/accessibility/et.ts';
import { accessibilityInFrench } from './texts/accessibility/fr.ts';
import { accessibilityInRussian } from './texts/accessibility/ru.ts';
import { dataDeletionInEnglish } from './texts/data-deletion/en.ts';
import { dataDeletionInSpanish } from './texts/data-deletion/es.ts';
import { dataDeletionInEstonian } from './texts/data-deletion/et.ts';
import { dataDeletionInFrench } from './texts/data-deletion/fr.ts';
import { dataDeletionInRussian } from './texts/data-deletion/ru.ts';
import { privacyInEnglish } from './texts/privacy/en.ts';
import { privacyInSpanish } from './texts/privacy/es.ts';
import { privacyInEstonian } from './texts/privacy/et.ts';
import { privacyInFrench } from './texts/privacy/fr.ts';
import { privacyInRussian } from './texts/privacy/ru.ts';
import { termsInEnglish } from './texts/terms/en.ts';
import { termsInSpanish } from './texts/terms/es.ts';
import { termsInEstonian } from './texts/terms/et.ts';
import { termsInFrench } from './texts/terms/fr.ts';
import { termsInRussian } from './texts/terms/ru.ts';

type Write = (facts: LegalFacts, figures: Figures) => LegalContent;

const writers: Readonly<Record<LegalKind, Readonly<Record<Locale, Write>>>> = {
  terms: { en: termsInEnglish, es: termsInSpanish, et: termsInEstonian, fr: termsInFrench, ru: termsInRussian },
  privacy: {
    en: privacyInEnglish,
    es: privacyInSpanish,
    et: privacyInEstonian,
    fr: privacyInFrench,
    ru: privacyInRussian,
  },
  'data-deletion': {
    en: dataDeletionInEnglish,
    es: dataDeletionInSpanish,
    et: dataDeletionInEstonian,
    fr: dataDeletionInFrench,
    ru: dataDeletionInRussian,
  },
  accessibility: {
    en: accessibilityInEnglish,
    es: accessibilityInSpanish,
    et: accessibilityInEstonian,
    fr: accessibilityInFrench,
    ru: accessibilityInRussian,
  },
};

const promised = figuresFrom(constants);

/** Only tests pass other figures than those of the rules. */
export function writeLegalDocument(
  kind: LegalKind,
  locale: Locale,
  facts: LegalFacts,
  figures: Figures = promised,
): LegalDocument {
  return { version: DOCUMENT_VERSIONS[kind], ...writers[kind][locale](facts, figures) };
}
