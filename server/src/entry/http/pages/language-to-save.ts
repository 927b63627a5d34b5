import { isLocale } from '@laine/contract/languages.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { FastifyRequest } from 'fastify';
import type { CookieJar } from '../request/cookie-jar.ts';

/** The language to write into the locale cookie, if it changes. `wished` is the language that the address names. */
export function languageToSave(
  { headers, visit }: FastifyRequest,
  wished: Locale | undefined,
  jar: CookieJar,
): Locale | undefined {
  const from = headers['sec-fetch-site'];
  // The cookie is SameSite=Strict: a browser that comes from another site does not send it, though it may be set.
  if (from === 'cross-site') return undefined;
  const { locale, saveToCookie } = visit.localeChoice;
  if (wished === undefined) return saveToCookie ? locale : undefined;
  // Our own pages link to another language only where scripts are off; there the link replaces the language select.
  const isChosenHere = from === 'same-origin' && headers['sec-fetch-dest'] === 'document';
  const hasChosen = isLocale(visit.cookies.get(jar.names.locale));
  return isChosenHere || !hasChosen ? wished : undefined;
}
