import type { Locale } from '@laine/contract/states.ts';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Audience } from '../audience/audience.ts';

/** Each catalog is a file of its own, and a visitor loads one. */
const catalogs = import.meta.glob<{ messages: Messages }>('../../../texts/*/{customer,account,staff}.po');

/** On the server, where visitors share modules, each catalog is loaded once. */
const loaded = new Map<string, I18n>();

export async function loadI18n(locale: Locale, audience: Audience): Promise<I18n> {
  const path = `../../../texts/${locale}/${audience}.po`;
  const known = loaded.get(path);
  if (known) return known;
  const load = catalogs[path];
  if (!load) throw new Error(`No texts in ${path}`);
  const { messages } = await load();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(path, i18n);
  return i18n;
}
