import { locales, type Locale } from './languages.ts';

/** The field of a station with the way there in one language. */
export type DirectionsField = `directions${Capitalize<Locale>}`;

export const directionsField = (locale: Locale): DirectionsField =>
  `directions${locale.charAt(0).toUpperCase()}${locale.slice(1)}` as DirectionsField;

/** The same for the field of every language. */
export const eachDirections = <T>(valueOf: (field: DirectionsField) => T): Record<DirectionsField, T> =>
  Object.fromEntries(locales.map(directionsField).map((field) => [field, valueOf(field)])) as Record<
    DirectionsField,
    T
  >;
