import { isLocale, type Locale } from '@laine/contract/languages.ts';
import { useLingui } from '@lingui/react';

/** The page's language, as a locale of the product. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return isLocale(locale) ? locale : 'en';
}
