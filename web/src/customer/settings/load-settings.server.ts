import { setTimeout as pause } from 'node:timers/promises';
import type { Brand } from '@laine/contract/brand.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { SettingsData } from './settings-data.ts';
import { listCountries } from './you/list-countries.ts';

type Visit = { call: Caller; locale: Locale; now: Temporal.Instant; brand: Brand };

/** The saved card comes from the payment provider: the page does not wait longer for it, the browser does. */
const MAX_WAIT_MS = 1_500;

/** Null if nobody is signed in. */
export async function loadSettings({ call, locale, now, brand }: Visit): Promise<SettingsData | null> {
  const { user } = await call(calls.me);
  if (!user) return null;
  const [passkeys, providers, logins, cards, warnings, forecast] = await Promise.all([
    inTime(call(calls.passkeys)),
    inTime(call(calls.linkedProviders)),
    inTime(call(calls.myLogins)),
    inTime(call(calls.myCards)),
    inTime(call(calls.myWarnings)),
    inTime(call(calls.deletionForecast)),
  ]);
  return {
    now: now.toString(),
    user,
    contact: { email: brand.contactEmail, phone: brand.contactPhone },
    countries: listCountries(locale),
    passkeys,
    providers,
    logins,
    cards,
    warnings,
    forecast,
  };
}

/** A part that fails to load must not take the others with it. */
const inTime = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  Promise.race([asked.catch(() => null), pause(MAX_WAIT_MS, null, { ref: false })]);
