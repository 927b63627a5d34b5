import { languageOf, type Locale } from './languages.ts';

/** For the formatters of `Intl`. */
export const formatTag = (locale: Locale): string => languageOf(locale).formatTag;
