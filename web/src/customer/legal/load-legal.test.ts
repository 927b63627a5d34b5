import type { Caller } from '@laine/contract/client.ts';
import { Declined } from '@laine/contract/client.ts';
import { locales } from '@laine/contract/languages.ts';
import { exampleFacts } from '@laine/legal/example-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { describe, expect, test } from 'vitest';
import { loadDeletion } from './deletion/load-deletion.server.ts';
import { loadLegal } from './load-legal.server.ts';

const visit = { locale: 'en', legalFacts: exampleFacts, origin: 'https://laine.test' } as const;

describe('a legal page', () => {
  test('has the words, the day of its version and whether a lawyer has read it', () => {
    const page = loadLegal('terms', visit);
    expect(page.document.version).toBe(TERMS_VERSION);
    expect(page.since).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(page.document.sections).toHaveLength(16);
    expect(page.isReviewedByCounsel).toBe(false);
    const brand = { ...exampleFacts.brand, legal: { reviewedByCounsel: true } };
    expect(loadLegal('terms', { ...visit, legalFacts: { ...exampleFacts, brand } }).isReviewedByCounsel).toBe(true);
  });

  test.each(locales)('has an anchor of its own for every section in %s', (locale) => {
    for (const kind of ['terms', 'privacy', 'data-deletion', 'accessibility'] as const) {
      const ids = loadLegal(kind, { ...visit, locale }).document.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });
});

describe('the page about deletion', () => {
  /** Gives every call the same answer. */
  const answering = (answer: () => unknown) => (() => Promise.resolve().then(answer)) as unknown as Caller;

  test('asks for no code that the address does not name', async () => {
    const caller = answering(() => ({ user: null }));
    expect(await loadDeletion(caller, 'en', null)).toEqual({ isSignedIn: false, progress: null });
  });

  test('says how far the deletion of a code is', async () => {
    const caller = answering(() => ({ user: {}, status: 'waiting', removedOn: '2026-12-16T10:00:00Z' }));
    expect(await loadDeletion(caller, 'en', 'abc')).toEqual({
      isSignedIn: true,
      progress: { code: 'abc', status: 'waiting', removedOn: '16 December 2026' },
    });
  });

  test.each([400, 404])('says clearly that it does not know a code (%i)', async (status) => {
    const caller = answering(() => {
      throw new Declined(status, 'No', new Headers());
    });
    const { progress } = await loadDeletion(caller, 'en', 'x'.repeat(500));
    expect(progress).toEqual({ code: 'x'.repeat(60), status: 'unknown', removedOn: null });
  });
});
