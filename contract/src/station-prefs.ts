import { z } from 'zod';
import type { PrefsInput } from './admin/entities.ts';
import type { Locale } from './states.ts';
import { locales } from './states.ts';

/**
 * What the preferences of a station's program mean. They are all optional strings; a missing or senseless one means
 * its default, because a typing error must not stop a station.
 */
export type StationPrefs = {
  contactPhone: string | undefined;
  pingIntervalInSeconds: number;
  scanTimeoutInSeconds: number;
  pageTimeoutInSeconds: number;
  /** For all serial ports; undefined: each kind of device at its usual speed. */
  baudRate: number | undefined;
  /** Serial ports of the tag readers in the lockers, of the reader beside the screen and of the lock controller. */
  boxSerial: string | undefined;
  cardSerial: string | undefined;
  doorSerial: string | undefined;
  languages: Locale[];
  defaultLanguage: Locale;
  adminPin: string | undefined;
  /** `closed` and `out-of-service` take no collections; a return is always possible. */
  status: 'active' | 'closed' | 'out-of-service';
  /** `return-only` takes boards back but gives none out; `staff` shows the staff page alone. */
  mode: 'normal' | 'return-only' | 'staff';
};

const whole = <const T>(text: string | undefined, least: number, most: number, otherwise: T): number | T => {
  const value = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most)).safeParse(text?.trim());
  return value.success ? value.data : otherwise;
};

const oneOf = <const T extends string>(text: string | undefined, values: readonly [T, ...T[]]): T =>
  values.find((value) => value === text?.trim().toLowerCase()) ?? values[0];

const filled = (text: string | undefined) => text?.trim() || undefined;

export function readStationPrefs(prefs: z.infer<typeof PrefsInput>): StationPrefs {
  const wished = prefs.LANGUAGES?.split(/[\s,;]+/).map((word) => word.toLowerCase()) ?? [];
  const known = locales.filter((locale) => wished.includes(locale));
  const languages = known.toSorted((a, b) => wished.indexOf(a) - wished.indexOf(b));
  const offered: Locale[] = languages.length > 0 ? languages : [...locales];
  const byDefault = offered.find((locale) => locale === prefs.DEFAULT_LANGUAGE?.trim().toLowerCase());
  return {
    contactPhone: filled(prefs.CONTACT_PHONE),
    pingIntervalInSeconds: whole(prefs.PING_INTERVAL, 1, 120, 30),
    scanTimeoutInSeconds: whole(prefs.SCAN_TIMEOUT, 1, 60, 5),
    pageTimeoutInSeconds: whole(prefs.PAGE_TIMEOUT, 5, 600, 45),
    baudRate: whole(prefs.BAUD_RATE, 1200, 921_600, undefined),
    boxSerial: filled(prefs.BOX_SERIAL),
    cardSerial: filled(prefs.CARD_SERIAL),
    doorSerial: filled(prefs.DOOR_SERIAL),
    languages: offered,
    defaultLanguage: byDefault ?? (offered.includes('en') ? 'en' : offered[0]) ?? 'en',
    adminPin: filled(prefs.ADMIN_PIN),
    status: oneOf(prefs.STATUS, ['active', 'closed', 'out-of-service']),
    mode: oneOf(prefs.MODE, ['normal', 'return-only', 'staff']),
  };
}
