import { locales, type Locale } from '@laine/contract/languages.ts';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Home, homes } from './homes.ts';
import type { Entry } from './parse-catalog.ts';
import { readCatalog } from './read-catalog.ts';

const translations = locales.filter((locale) => locale !== 'en');

const entriesIn = (locale: Locale): Entry[] =>
  (Object.keys(homes) as Home[]).flatMap((home) => readCatalog(home, locale));

/** `#` stands for the value of its surrounding choice. */
const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const within = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [name, ...within.filter((choice) => Array.isArray(choice)).flatMap(namesIn)];
  });

const valuesOf = (text: string) => [...new Set(namesIn(compileMessageOrThrow(text)))].toSorted();

/** Russian SMS texts may leave a value out: a segment has only 70 characters for them. */
const mayBeShorter = (locale: Locale, place: string) => locale === 'ru' && place.startsWith('sms-notice.');

test.each(translations)('a text in %s needs the same values as in English', (locale) => {
  const different = entriesIn(locale).filter(({ place, english, text }) => {
    const [given, needed] = [valuesOf(english), valuesOf(text)];
    const expected = mayBeShorter(locale, place) ? given.filter((name) => needed.includes(name)) : given;
    return needed.join() !== expected.join();
  });
  expect(different).toEqual([]);
});

test.each(translations)('nothing that programs say is left in English in %s', (locale) => {
  expect(entriesIn(locale).filter(({ text }) => text === '')).toEqual([]);
});

test('no two texts are defined in one place', () => {
  const places = entriesIn('en').map(({ place }) => place);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

/** In an SMS they would cost a segment. */
const isSms = ({ place }: Entry) => /^(?:sms-notice|alert-sms|call-out)\./.test(place);

test('French keeps a colon and its like on the line of the word before it', () => {
  const printed = entriesIn('fr').filter((entry) => !isSms(entry));
  expect(printed.length).toBeGreaterThan(300);
  expect(printed.filter(({ text }) => / [:;?!»]|« |\u202F:|\u00A0[;?!]/.test(text))).toEqual([]);
  expect(printed.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

test('no Spanish article stands before a time: one o’clock would need another', () => {
  expect(entriesIn('es').filter(({ text }) => /\blas? \{(?:from|start|end|until|back)\}/.test(text))).toEqual([]);
});
