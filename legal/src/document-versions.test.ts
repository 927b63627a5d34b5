import { createHash } from 'node:crypto';
import { locales } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { DOCUMENT_VERSIONS, LEGAL_KINDS, type LegalKind, OTHER_FINGERPRINTS } from './document-versions.ts';
import { exampleFacts } from './example-facts.ts';
import type { LegalFacts } from './legal-facts.ts';
import { SAFETY_FINGERPRINT, safetyLines } from './safety-lines.ts';
import { TERMS_FINGERPRINT } from './terms-version.ts';
import { writeLegalDocument } from './write-legal-document.ts';

const bareFacts: LegalFacts = { ...exampleFacts, paypal: false, google: false, facebook: false, mapHost: null };

// Languages may be offered in another order without another text.
const alphabetical = locales.toSorted();

/** Covers all words and figures in every language, with a made-up operator, so that only our own texts count. */
function fingerprintOf(kind: LegalKind): string {
  const hash = createHash('sha256');
  for (const locale of alphabetical) {
    for (const facts of [exampleFacts, bareFacts]) {
      const { title, summary, sections } = writeLegalDocument(kind, locale, facts);
      hash.update(JSON.stringify([title, summary, sections]));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const fingerprints: Record<LegalKind, string> = { terms: TERMS_FINGERPRINT, ...OTHER_FINGERPRINTS };

// Fails when the text has changed: set its version to the first day it holds, and take over the fingerprint.
test.each(LEGAL_KINDS)('%s has a new version whenever its words or figures change', (kind) => {
  expect(fingerprintOf(kind)).toBe(fingerprints[kind]);
});

test('the safety lines have a new version whenever one of them changes', () => {
  const hash = createHash('sha256').update(JSON.stringify(alphabetical.map((locale) => safetyLines[locale])));
  expect(hash.digest('hex').slice(0, 16)).toBe(SAFETY_FINGERPRINT);
});

test.each(LEGAL_KINDS)('the version of %s is a day', (kind) => {
  expect(Temporal.PlainDate.from(DOCUMENT_VERSIONS[kind]).toString()).toBe(DOCUMENT_VERSIONS[kind]);
});
