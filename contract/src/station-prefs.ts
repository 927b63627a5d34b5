import { z } from 'zod';
import { AdminPin, type StoredPrefs } from './admin/entities.ts';
import { Locale, locales } from './states.ts';

/**
 * What the preferences of a station's program mean. They are all optional strings. The rules below judge what staff
 * write; a stored one that breaks them means its default, because a typing error must not stop a station.
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
  /** `return-only` takes boards back but gives none out; `staff` calls the station out of service. */
  mode: 'normal' | 'return-only' | 'staff';
};

const whole = (least: number, most: number) =>
  z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most));

const oneOf = <const T extends readonly string[]>(words: T) => z.string().trim().toLowerCase().pipe(z.enum(words));

const filled = z.string().trim().min(1);

const languagesIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

const rules = {
  // As people write numbers; short ones count, such as 1247.
  CONTACT_PHONE: filled.regex(/^[+(]?\d[-\d\s()./]{2,30}$/),
  PING_INTERVAL: whole(1, 120),
  SCAN_TIMEOUT: whole(1, 60),
  BAUD_RATE: whole(1200, 921_600),
  BOX_SERIAL: filled,
  CARD_SERIAL: filled,
  DOOR_SERIAL: filled,
  DEFAULT_LANGUAGE: oneOf(locales),
  LANGUAGES: z.string().transform(languagesIn).pipe(z.array(Locale).min(1)),
  ADMIN_PIN: AdminPin,
  PAGE_TIMEOUT: whole(5, 600),
  STATUS: oneOf(['active', 'closed', 'out-of-service']),
  MODE: oneOf(['normal', 'return-only', 'staff']),
};

/** An empty string removes a preference. */
const wish = (rule: z.ZodType) =>
  z
    .string()
    .trim()
    .max(200)
    .refine((text) => text === '' || rule.safeParse(text).success)
    .optional();

/** What staff may write. A strict object would refuse unknown names as well, but without saying which. */
export const PrefsWish = z
  .object({
    CONTACT_PHONE: wish(rules.CONTACT_PHONE),
    PING_INTERVAL: wish(rules.PING_INTERVAL),
    SCAN_TIMEOUT: wish(rules.SCAN_TIMEOUT),
    BAUD_RATE: wish(rules.BAUD_RATE),
    BOX_SERIAL: wish(rules.BOX_SERIAL),
    CARD_SERIAL: wish(rules.CARD_SERIAL),
    DOOR_SERIAL: wish(rules.DOOR_SERIAL),
    DEFAULT_LANGUAGE: wish(rules.DEFAULT_LANGUAGE),
    LANGUAGES: wish(rules.LANGUAGES),
    ADMIN_PIN: wish(rules.ADMIN_PIN),
    PAGE_TIMEOUT: wish(rules.PAGE_TIMEOUT),
    STATUS: wish(rules.STATUS),
    MODE: wish(rules.MODE),
  })
  .catchall(z.custom<string>(() => false))
  .meta({ additionalProperties: false });
export type PrefsWish = z.output<typeof PrefsWish>;

const read = <T>(rule: z.ZodType<T>, text: string | undefined): T | undefined =>
  text === undefined ? undefined : rule.safeParse(text).data;

export function readStationPrefs(prefs: StoredPrefs): StationPrefs {
  // Word by word: an unknown language among stored ones must not take the known ones with it.
  const known = languagesIn(prefs.LANGUAGES ?? '').flatMap((word) => read(Locale, word) ?? []);
  const languages = known.length > 0 ? [...new Set(known)] : [...locales];
  const wished = read(rules.DEFAULT_LANGUAGE, prefs.DEFAULT_LANGUAGE);
  return {
    contactPhone: read(rules.CONTACT_PHONE, prefs.CONTACT_PHONE),
    pingIntervalInSeconds: read(rules.PING_INTERVAL, prefs.PING_INTERVAL) ?? 30,
    scanTimeoutInSeconds: read(rules.SCAN_TIMEOUT, prefs.SCAN_TIMEOUT) ?? 5,
    pageTimeoutInSeconds: read(rules.PAGE_TIMEOUT, prefs.PAGE_TIMEOUT) ?? 45,
    baudRate: read(rules.BAUD_RATE, prefs.BAUD_RATE),
    boxSerial: read(rules.BOX_SERIAL, prefs.BOX_SERIAL),
    cardSerial: read(rules.CARD_SERIAL, prefs.CARD_SERIAL),
    doorSerial: read(rules.DOOR_SERIAL, prefs.DOOR_SERIAL),
    languages,
    defaultLanguage:
      [wished, 'en' as const].find((locale) => locale && languages.includes(locale)) ?? languages[0] ?? 'en',
    adminPin: read(rules.ADMIN_PIN, prefs.ADMIN_PIN),
    status: read(rules.STATUS, prefs.STATUS) ?? 'active',
    mode: read(rules.MODE, prefs.MODE) ?? 'normal',
  };
}
