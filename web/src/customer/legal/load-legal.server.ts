import type { Locale } from '@laine/contract/states.ts';
import type { LegalKind } from '@laine/legal/document-versions.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { writeLegalDocument } from '@laine/legal/write-legal-document.ts';
import { dayText } from '../../i18n/moments.ts';
import type { LegalData } from './legal-data.ts';

type LegalVisit = { locale: Locale; legalFacts: LegalFacts; origin: string };

export function loadLegal(kind: LegalKind, { locale, legalFacts, origin }: LegalVisit): LegalData {
  const document = writeLegalDocument(kind, locale, legalFacts);
  return {
    document,
    since: dayText(document.version, locale),
    isReviewedByCounsel: legalFacts.brand.legal.reviewedByCounsel,
    origin,
  };
}
