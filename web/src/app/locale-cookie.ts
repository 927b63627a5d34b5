import type { Locale } from '@laine/contract/states.ts';
import { DAY_IN_SECONDS, LOCALE_COOKIE_DAYS } from '@laine/rules/constants.ts';

/** The cookie as a browser sets it; `protocol` is that of the page. */
export function localeCookie(locale: Locale, protocol: string): string {
  const maxAge = LOCALE_COOKIE_DAYS * DAY_IN_SECONDS;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `locale=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}
