import type { Locale } from '@laine/contract/states.ts';
import { localeCookie } from '../locale-cookie.ts';

const PATIENCE_MS = 2_000;

/** Saves the choice and shows the page again in that language. */
export async function changeLanguage(locale: Locale, isSignedIn: boolean): Promise<void> {
  document.cookie = localeCookie(locale, location.protocol);
  if (isSignedIn) await saveToProfile(locale);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    // A language in the address would win over the choice just made.
    address.searchParams.delete('lang');
    location.replace(address);
  } else {
    location.reload();
  }
}

/**
 * The profile serves other browsers. This one has its cookie, so neither a failure nor a slow network may hold the visitor
 * up: the next change, or the settings page, will save it.
 */
async function saveToProfile(locale: Locale) {
  const saving = import('../../api/save-locale.ts').then(({ saveLocale }) => saveLocale(locale)).catch(() => undefined);
  await Promise.race([saving, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}
