import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';

function readMessages(locale: Locale): string[] {
  const catalog = readFileSync(new URL(`locales/${locale}.po`, import.meta.url), 'utf8');
  return [...catalog.matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) => text);
}

/** Given words of the product (docs/product.md, section 8): no one may change them. */
const GIVEN_WORDS = "You can't make reservations from different time zone!";

test('English has the apostrophe of print', () => {
  const typed = readMessages('en').filter((text) => /\w'\w/.test(text));
  expect(typed).toEqual([GIVEN_WORDS]);
});

test('no Spanish article stands before a time: one o’clock would need another', () => {
  expect(readMessages('es').filter((text) => /\blas? (?:<\d+>)?\{(?:time|start|end)\}/.test(text))).toEqual([]);
});

// English is its own source, and its keys are typed with plain spaces.
test.for(locales.filter((locale) => locale !== 'en'))('figures stay with what they count in %s', (locale) => {
  const torn = /\{(?:hours|minutes|rest)\} (?:h|ч|min|мин)|\b18 (?:años|лет|ans)|\+\d{2,3} \d/;
  expect(readMessages(locale).filter((text) => torn.test(text))).toEqual([]);
});
