import type { Locale } from '@laine/contract/states.ts';
import type { Say } from '@laine/texts/create-texts.ts';
import { setupI18n, type Messages } from '@lingui/core';

/** The screen speaks without the server, so it brings the catalogs of all languages. */
export function speakerOf(locale: Locale): Say {
  const catalogs = import.meta.glob<Messages>('../../../../texts/*/kiosk.po', { eager: true, import: 'messages' });
  const messages = catalogs[`../../../../texts/${locale}/kiosk.po`] ?? {};
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, _english, values = {}) => i18n._(id, { ...values });
}
