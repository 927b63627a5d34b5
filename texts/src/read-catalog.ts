import { readFileSync } from 'node:fs';
import type { Locale } from '@laine/contract/languages.ts';
import { parsePo } from 'pofile-ts';

/** Programs and pages with texts that are defined in the code. The web app's come from its markup. */
export type Home = 'server';

/** Translations by the place of their text. */
export function readCatalog(home: Home, locale: Locale): ReadonlyMap<string, string> {
  const { items } = parsePo(readFileSync(new URL(`../${locale}/${home}.po`, import.meta.url), 'utf8'));
  return new Map(items.map(({ msgctxt, msgstr }) => [msgctxt ?? '', msgstr[0] ?? '']));
}
