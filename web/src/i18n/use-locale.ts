import { isLocale } from '@laine/rules/locale-choice.ts';
import { useLingui } from '@lingui/react';
import type { Locale } from '@laine/contract/states.ts';

/** The page's language, as a locale of the product. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return isLocale(locale) ? locale : 'en';
}
