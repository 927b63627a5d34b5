import { locales, type Locale } from '@laine/contract/languages.ts';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { alertMailWords } from './alert-words/alert-mail-words.ts';
import { broadcastTexts } from './broadcast-texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fr } from './fr.ts';
import { paperWords } from './paper-words.ts';
import { paymentWords } from './payment-words.ts';
import { prepaidMailWords } from './prepaid-mail-words.ts';
import { ru } from './ru.ts';
import { securityMailWords } from './security-mail-words.ts';
import { statementWords } from './statement-words.ts';
import { refusalText } from './texts.ts';

const locals = { es, et, en, ru, fr };
const textsIn = (locale: Locale) => ({ ...locals[locale], broadcasts: broadcastTexts[locale] });

/** `refusals.too-short` and the like, each with the names of its values. */
function placeholdersIn(part: object, prefix = ''): [string, string[]][] {
  return Object.entries(part).flatMap(([key, text]: [string, string | object]) => {
    const id = `${prefix}${key}`;
    if (typeof text === 'object') return placeholdersIn(text, `${id}.`);
    return [[id, [...new Set(namesIn(compileMessageOrThrow(text)))].toSorted()]];
  });
}

/** `#` stands for the value of its surrounding choice. */
const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const within = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [name, ...within.filter((choice) => Array.isArray(choice)).flatMap(namesIn)];
  });

/** Russian SMS texts may leave a value out: a segment has only 70 characters for them. */
const mayBeShorter = (locale: Locale, id: string) => locale === 'ru' && id.startsWith('notices.sms.');

const english = new Map(placeholdersIn(textsIn('en')));

test.each(locales)('a text in %s needs the same values as in English', (locale) => {
  for (const [id, names] of placeholdersIn(textsIn(locale))) {
    const given = english.get(id) ?? [];
    const expected = mayBeShorter(locale, id) ? given.filter((name) => names.includes(name)) : given;
    expect({ id, names }).toEqual({ id, names: expected });
  }
});

test('what a form of the settings or of a review asks for is named in the reader’s language', () => {
  const fields = 'surname, country, postalCode, stars, text';
  expect(refusalText('et', 'malformed', { fields })).toMatch(/perekonnanimi, riik, postiindeks, tärnid, tekst$/);
  expect(refusalText('fr', 'malformed', { fields: 'country, until' })).toMatch(/pays, until$/);
});

/** Plain texts, and the results of functions for some value. */
function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return listTexts((part as (...values: unknown[]) => unknown)({}, 'x'));
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listTexts) : [];
}

test('French keeps a colon and its like on the line of the word before it', () => {
  const { notices, ...others } = fr;
  const printed = [
    others,
    notices.mail,
    broadcastTexts.fr,
    ...[prepaidMailWords, paymentWords, paperWords, statementWords, alertMailWords, securityMailWords].map(
      (words) => words.fr,
    ),
  ].flatMap(listTexts);
  expect(printed.length).toBeGreaterThan(300);
  expect(printed.filter((text) => / [:;?!»]|« |\u202F:|\u00A0[;?!]/.test(text))).toEqual([]);
  expect(printed.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
