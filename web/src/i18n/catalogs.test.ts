import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { audiences, type Audience } from '../audience/audience.ts';

const readCatalog = (audience: Audience, locale: Locale) =>
  readFileSync(new URL(`../../../texts/${locale}/${audience}.po`, import.meta.url), 'utf8');

/** All texts of a language. */
const readMessages = (locale: Locale): string[] => [
  ...new Set(
    audiences
      .flatMap((audience) => [...readCatalog(audience, locale).matchAll(/^msgstr "(.+)"$/gm)])
      .map(([, text = '']) => text),
  ),
];

/** Fixed words (docs/product.md, section 8): nobody may change them. */
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

const others = audiences.filter((audience) => audience !== 'customer');

test.for(locales.flatMap((locale) => others.map((other) => ({ locale, other }))))(
  'a text that customers read too has the same words in $locale in the catalog of $other',
  ({ locale, other }) => {
    const wordsOf = (audience: Audience) =>
      new Map(
        readCatalog(audience, locale)
          .split('\n\n')
          .map((entry) => [entry.replaceAll(/^(?:#.*|msgstr .*)\n?/gm, ''), /^msgstr .*$/m.exec(entry)?.[0]] as const)
          .filter(([name]) => name.includes('msgid') && !name.includes('msgid ""')),
      );
    const customer = wordsOf('customer');
    const shared = [...wordsOf(other)].filter(([name]) => customer.has(name));
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter(([name, words]) => customer.get(name) !== words)).toEqual([]);
  },
);
