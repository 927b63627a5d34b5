import { isLocale } from '@laine/contract/languages.ts';
import { expect, test } from 'vitest';
import { chooseLocale } from './locale-choice.ts';

test.each([
  [{ cookie: 'ru', profile: 'fr', host: 'laine.ee' }, 'ru', false],
  [{ cookie: 'xx', profile: 'fr', host: 'laine.ee' }, 'fr', true],
  [{ cookie: null, profile: null, host: 'laine.ee' }, 'et', false],
  [{ profile: 'de', host: 'laine.es' }, 'es', false],
  [{ host: 'LAINE.EE:8443' }, 'et', false],
  [{ host: 'laine.es.' }, 'es', false],
  [{ host: 'laine.ee.example.com' }, 'en', true],
  [{ host: 'coffee' }, 'en', true],
  [{ host: 'localhost:3000' }, 'en', true],
  [{ cookie: 'toString' }, 'en', true],
  [{}, 'en', true],
] as const)('%o speaks %s, to be saved: %s', (hints, locale, saveToCookie) => {
  expect(chooseLocale(hints)).toEqual({ locale, saveToCookie });
});

test.each(['es', 'et', 'en', 'ru', 'fr'])('%s is one of our languages', (word) => {
  expect(isLocale(word)).toBe(true);
});

test.each(['EN', 'en-GB', '', null, undefined])('%o is not', (word) => {
  expect(isLocale(word)).toBe(false);
});
