import type { Locale } from '@laine/contract/states.ts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

// Written out so that each catalog becomes its own chunk and a visitor loads one.
const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  es: () => import('./locales/es.po'),
  et: () => import('./locales/et.po'),
  en: () => import('./locales/en.po'),
  ru: () => import('./locales/ru.po'),
  fr: () => import('./locales/fr.po'),
};

export const hasCatalog = (language: string): language is Locale => Object.hasOwn(catalogs, language);

const loaded = new Map<Locale, I18n>();

export async function loadI18n(locale: Locale): Promise<I18n> {
  const known = loaded.get(locale);
  if (known) return known;
  const { messages } = await catalogs[locale]();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(locale, i18n);
  return i18n;
}
