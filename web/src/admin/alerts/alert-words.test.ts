import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@laine/contract/languages.ts';
import { alertWords } from '@laine/server/ground/texts/alert-words/alert-words.ts';
import { expect, test } from 'vitest';

/** English words and what they are in a language, as the staff catalog has it. */
function readCatalog(locale: Locale): Map<string, string> {
  const source = readFileSync(new URL(`../../../../texts/${locale}/staff.po`, import.meta.url), 'utf8');
  const pairs = [...source.matchAll(/^msgid (".+")\nmsgstr (".+")$/gm)];
  return new Map(pairs.map(([, id = '', text = '']) => [JSON.parse(id) as string, JSON.parse(text) as string]));
}

test.for(locales)('mails say of an alert what the screens say in %s', (locale) => {
  const catalog = readCatalog(locale);
  const mailed = Object.entries(alertWords[locale]).map(([kind, words]) => ({ kind, ...words }));
  const shown = Object.entries(alertWords.en).map(([kind, { title, advice }]) => ({
    kind,
    title: catalog.get(title),
    advice: catalog.get(advice),
  }));
  expect(mailed).toEqual(shown);
});
