import type { Locale } from '@laine/contract/states.ts';
import { localeCookie } from '../locale-cookie.ts';

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

/** The profile serves other browsers. This one has its cookie, so a failure must not hold the visitor up. */
async function saveToProfile(locale: Locale) {
  try {
    const { saveLocale } = await import('../../api/save-locale.ts');
    await saveLocale(locale);
  } catch {
    // The next change, or the settings page, will save it.
  }
}
