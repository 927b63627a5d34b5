import type { Station } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';

const names = {
  es: 'directionsEs',
  et: 'directionsEt',
  en: 'directionsEn',
  ru: 'directionsRu',
  fr: 'directionsFr',
} as const satisfies Record<Locale, keyof Station>;

// Taken from the names: importing the contract's list would bring the schema library into the station's page.
const locales = Object.keys(names) as Locale[];

export type Directions = Pick<Station, (typeof names)[Locale]>;

/** Directions in the reader's language, else in English, else in any language, with that language's code. */
export function directionsIn(station: Directions, locale: Locale): { text: string; locale: Locale } | undefined {
  const found = [locale, 'en' as const, ...locales].find((one) => station[names[one]]);
  const text = found && station[names[found]];
  return text ? { text, locale: found } : undefined;
}
