import type { Locale } from '@laine/contract/states.ts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Audience } from '../audience/audience.ts';

type Catalogs = Record<Locale, () => Promise<{ messages: Messages }>>;

// Written out so that each catalog becomes its own chunk and a visitor loads one.
const catalogs: Record<Audience, Catalogs> = {
  customer: {
    es: () => import('./locales/customer/es.po'),
    et: () => import('./locales/customer/et.po'),
    en: () => import('./locales/customer/en.po'),
    ru: () => import('./locales/customer/ru.po'),
    fr: () => import('./locales/customer/fr.po'),
  },
  account: {
    es: () => import('./locales/account/es.po'),
    et: () => import('./locales/account/et.po'),
    en: () => import('./locales/account/en.po'),
    ru: () => import('./locales/account/ru.po'),
    fr: () => import('./locales/account/fr.po'),
  },
  staff: {
    es: () => import('./locales/staff/es.po'),
    et: () => import('./locales/staff/et.po'),
    en: () => import('./locales/staff/en.po'),
    ru: () => import('./locales/staff/ru.po'),
    fr: () => import('./locales/staff/fr.po'),
  },
};

export const hasCatalog = (language: string): language is Locale => Object.hasOwn(catalogs.customer, language);

/** On the server, where visitors share modules, each catalog is loaded once. */
const loaded = new Map<string, I18n>();

export async function loadI18n(locale: Locale, audience: Audience): Promise<I18n> {
  const name = `${audience} ${locale}`;
  const known = loaded.get(name);
  if (known) return known;
  const { messages } = await catalogs[audience][locale]();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(name, i18n);
  return i18n;
}
