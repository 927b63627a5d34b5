import {
  BROWSER_COOKIE_DAYS,
  DAY_IN_SECONDS,
  LOCALE_COOKIE_DAYS,
  SIGN_IN_ROUND_TRIP_SECONDS,
} from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Settings } from '../../../settings.ts';

export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    // The first of two equal names is the one of the more specific path; later ones could be planted.
    if (!cookies.has(name)) cookies.set(name, decode(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

type CookieOptions = {
  maxAgeInSeconds: number;
  sameSite: 'Lax' | 'Strict';
  secure: boolean;
  /** Scripts may read it. */
  readable?: boolean;
};

function writeCookie(name: string, value: string, { maxAgeInSeconds, sameSite, secure, readable }: CookieOptions) {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeInSeconds}`,
    `SameSite=${sameSite}`,
    ...(readable ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** Our cookies by purpose. Names have the `__Host-` prefix over https: no other host or path can plant them. */
export function cookieJar(settings: Settings) {
  const secure = settings.publicUrl?.protocol === 'https:';
  const host = (name: string) => (secure ? `__Host-${name}` : name);
  const names = {
    login: host('login'),
    browser: host('browser'),
    signIn: host('sign-in'),
    confirmEmail: 'confirm_email',
    locale: 'locale',
  };
  const short = { maxAgeInSeconds: SIGN_IN_ROUND_TRIP_SECONDS, sameSite: 'Lax', secure } as const;
  return {
    names,
    /** Lives exactly as long as its login. */
    login: ({ token, endsAt }: { token: string; endsAt: Temporal.Instant }, now: Temporal.Instant) =>
      writeCookie(names.login, token, {
        maxAgeInSeconds: Math.ceil(secondsBetween(now, endsAt)),
        sameSite: 'Lax',
        secure,
      }),
    noLogin: () => writeCookie(names.login, '', { maxAgeInSeconds: 0, sameSite: 'Lax', secure }),
    /** Identifies the browser at its next sign-in: a code works where it was requested, safe from strangers' tries. */
    browser: (token: string) =>
      writeCookie(names.browser, token, {
        maxAgeInSeconds: BROWSER_COOKIE_DAYS * DAY_IN_SECONDS,
        sameSite: 'Lax',
        secure,
      }),
    signIn: (token: string) => writeCookie(names.signIn, token, short),
    /** Tells the login page which mailbox got the code, without an address in a URL. */
    confirmEmail: (email: string) => writeCookie(names.confirmEmail, email, { ...short, readable: true }),
    locale: (locale: string) =>
      writeCookie(names.locale, locale, {
        maxAgeInSeconds: LOCALE_COOKIE_DAYS * DAY_IN_SECONDS,
        sameSite: 'Strict',
        secure,
        readable: true,
      }),
  };
}
export type CookieJar = ReturnType<typeof cookieJar>;
