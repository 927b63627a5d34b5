import type { Locale } from '@laine/contract/states.ts';

/** French puts a non-breaking space before its colon. */
const colons: Record<Locale, string> = { es: ': ', et: ': ', en: ': ', ru: ': ', fr: '\u00A0: ' };

/** 'Locker 3: 4821' */
export const labelled = (locale: Locale, label: string, value: string): string => label + colons[locale] + value;
