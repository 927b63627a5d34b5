import type { Locale } from '@laine/contract/states.ts';

/** Each language under its own name, in the order of the selector. */
export const languages: readonly { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'et', name: 'Eesti' },
  { locale: 'es', name: 'Español' },
  { locale: 'fr', name: 'Français' },
  { locale: 'ru', name: 'Русский' },
];

/** Day before month and a 24-hour clock for English too: it is read in Europe. */
const formatTags: Record<Locale, string> = { es: 'es-ES', et: 'et-EE', en: 'en-GB', ru: 'ru-RU', fr: 'fr-FR' };

export const formatTag = (locale: Locale): string => formatTags[locale];
