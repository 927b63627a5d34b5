import { locales, type Locale } from '@laine/contract/languages.ts';
import { legalTexts } from './legal-texts.ts';

/**
 * These lines hold from this day, which is stored with every booking. A test compares the fingerprint with the lines in
 * every language: when they change, renew both here.
 */
export const SAFETY_VERSION = '2026-11-17';
export const SAFETY_FINGERPRINT = '1c1d9cd94131bdde';

/** Everybody must know these before going on the water; the booking form, the booking page and the mail show them. */
export const safetyLines = Object.fromEntries(locales.map((locale) => [locale, legalTexts[locale].safety])) as Record<
  Locale,
  readonly string[]
>;
