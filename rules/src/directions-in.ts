import type { Station } from '@laine/contract/public/entities.ts';
import { locales, type Locale } from '@laine/contract/states.ts';

const names = {
  en: 'directionsEn',
  es: 'directionsEs',
  et: 'directionsEt',
  fr: 'directionsFr',
  ru: 'directionsRu',
} as const satisfies Record<Locale, keyof Station>;

export type Directions = Pick<Station, (typeof names)[Locale]>;

/** The way to a station in the reader's language, else in English, else in whichever there is; with its language. */
export function directionsIn(station: Directions, locale: Locale): { text: string; locale: Locale } | undefined {
  const found = [locale, 'en' as const, ...locales].find((one) => station[names[one]]);
  const text = found && station[names[found]];
  return text ? { text, locale: found } : undefined;
}
