import { directionsField, type DirectionsField } from '@laine/contract/directions-field.ts';
import { locales, type Locale } from '@laine/contract/languages.ts';
import type { Station } from '@laine/contract/public/entities.ts';

export type Directions = Pick<Station, DirectionsField>;

/** Directions in the reader's language, else in English, else in any language, with that language's code. */
export function directionsIn(station: Directions, locale: Locale): { text: string; locale: Locale } | undefined {
  const found = [locale, 'en' as const, ...locales].find((one) => station[directionsField(one)]);
  const text = found && station[directionsField(found)];
  return text ? { text, locale: found } : undefined;
}
