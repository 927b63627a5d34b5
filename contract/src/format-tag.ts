import type { Locale } from './states.ts';

/** Day before month and a 24-hour clock for English too: our readers are in Europe. */
const tags: Record<Locale, string> = { es: 'es-ES', et: 'et-EE', en: 'en-GB', ru: 'ru-RU', fr: 'fr-FR' };

export const formatTag = (locale: Locale): string => tags[locale];
