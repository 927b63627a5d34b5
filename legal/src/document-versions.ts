import { TERMS_VERSION } from './terms-version.ts';

export const LEGAL_KINDS = ['terms', 'privacy', 'data-deletion', 'accessibility'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Each document holds from this day. People agree to the terms only; the others just inform. */
export const DOCUMENT_VERSIONS: Readonly<Record<LegalKind, string>> = {
  terms: TERMS_VERSION,
  privacy: '2026-11-19',
  'data-deletion': '2026-11-16',
  accessibility: '2026-11-16',
};

/** Like `TERMS_FINGERPRINT`, for the documents that just inform. */
export const OTHER_FINGERPRINTS: Readonly<Record<Exclude<LegalKind, 'terms'>, string>> = {
  privacy: '1dd5207234f9ca16',
  'data-deletion': 'e2fa0185ed3796ef',
  accessibility: '2711c6f6833c1125',
};
