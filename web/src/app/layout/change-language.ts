import type { Locale } from '@laine/contract/states.ts';
import { DAY_IN_SECONDS, LOCALE_COOKIE_IN_DAYS } from '@laine/rules/constants.ts';

/** Saves the choice and shows the page again in that language. */
export async function changeLanguage(locale: Locale, isSignedIn: boolean): Promise<void> {
  saveCookie(locale);
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

function saveCookie(locale: Locale) {
  const maxAge = LOCALE_COOKIE_IN_DAYS * DAY_IN_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}

/** The profile serves other browsers; this one has its cookie, so a failure must not hold the visitor up. */
async function saveToProfile(locale: Locale) {
  try {
    const { saveLocale } = await import('../../api/profile.ts');
    await saveLocale(locale);
  } catch {
    // The next change, or the settings page, will save it.
  }
}
