import { TERMS_VERSION } from './terms-version.ts';

export type LegalKind = 'terms' | 'privacy' | 'data-deletion' | 'accessibility';

/** The days from which the documents hold. Only the terms are agreed to; the others are told. */
export const DOCUMENT_VERSIONS: Readonly<Record<LegalKind, string>> = {
  terms: TERMS_VERSION,
  privacy: '2026-11-16',
  'data-deletion': '2026-11-16',
  accessibility: '2026-11-16',
};
