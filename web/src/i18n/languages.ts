import type { Locale } from '@laine/contract/states.ts';

/** Each language under its own name, in the order of the selector. */
export const languages: readonly { locale: Locale; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'et', name: 'Eesti' },
  { locale: 'es', name: 'Español' },
  { locale: 'fr', name: 'Français' },
  { locale: 'ru', name: 'Русский' },
];
