import type { Locale } from '@laine/contract/languages.ts';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Say } from './create-texts.ts';
import type { Entry } from './parse-catalog.ts';

/** Says the texts of a catalog as it was read. Each is compiled when it is first said; a missing one is said in English. */
export function openSpeaker(locale: Locale, entries: readonly Entry[]): Say {
  const catalog = new Map(entries.map(({ place, text }) => [place, text]));
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return (id, english, values = {}) => {
    if (!Object.hasOwn(i18n.messages, id)) i18n.load(locale, { [id]: compileMessage(catalog.get(id) || english) });
    return i18n._(id, { ...values });
  };
}
