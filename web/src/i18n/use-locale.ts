import type { Locale } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react';
import { hasCatalog } from './load-i18n.ts';

/** The page's language, as a locale of the product. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return hasCatalog(locale) ? locale : 'en';
}
