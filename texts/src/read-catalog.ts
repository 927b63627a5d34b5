import { readFileSync } from 'node:fs';
import type { Locale } from '@laine/contract/languages.ts';
import type { Home } from './homes.ts';
import { type Entry, parseCatalog } from './parse-catalog.ts';

export const readCatalog = (home: Home, locale: Locale): Entry[] =>
  parseCatalog(readFileSync(new URL(`../${locale}/${home}.po`, import.meta.url), 'utf8'));
