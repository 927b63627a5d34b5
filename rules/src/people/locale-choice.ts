import { isLocale, languages, type Locale } from '@laine/contract/languages.ts';

interface LocaleHints {
  cookie?: string | null | undefined;
  profile?: string | null | undefined;
  /** With or without a port. */
  host?: string | null | undefined;
}

export interface LocaleChoice {
  locale: Locale;
  /** We don't save a guess from the host name: the same visitor may use another of our hosts tomorrow. */
  saveToCookie: boolean;
}

/** In this order: cookie, profile (saved), the host's ending, English (saved). Unknown codes are skipped. */
export function chooseLocale({ cookie, profile, host }: LocaleHints): LocaleChoice {
  if (isLocale(cookie)) return { locale: cookie, saveToCookie: false };
  if (isLocale(profile)) return { locale: profile, saveToCookie: true };
  const guess = guessFromHost(host ?? '');
  return guess ? { locale: guess, saveToCookie: false } : { locale: 'en', saveToCookie: true };
}

function guessFromHost(host: string): Locale | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return languages.find((language) => 'hostEnding' in language && name.endsWith(language.hostEnding))?.locale;
}
