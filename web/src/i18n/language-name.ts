import type { Locale } from '@laine/contract/states.ts';
import { languages } from './languages.ts';

/** Under its own name, as in the selector. */
export const languageName = (locale: Locale): string =>
  languages.find((language) => language.locale === locale)?.name ?? locale;
