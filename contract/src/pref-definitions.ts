import { z } from 'zod';
import { isGuessablePin } from './is-guessable-pin.ts';
import { isLocale, locales } from './languages.ts';
import { Locale } from './states.ts';

/**
 * Each preference of a station's program is defined here only: `station-prefs.ts` derives from this table what staff
 * may write, what we store and answer, and what the program reads.
 */
type PrefDefinition<Field extends string, Value, Default, IsSecret extends boolean> = {
  /** Its name in the program, with the unit. */
  field: Field;
  /** Validates and parses what staff write. */
  rule: z.ZodType<Value, string>;
  /** Parses the stored text where that has to be more tolerant than the rule. */
  storedRule?: z.ZodType<Value, string>;
  default: Default;
  /** For the API document and whoever edits it. */
  meaning: string;
  /** A secret can be written but is never answered. */
  isSecret: IsSecret;
};

const Pin = z.string().regex(/^\d{6}$/);

/** Infers the value's type from the rule, and refuses a default of another type. */
const define = <
  const Field extends string,
  Value,
  const Default extends Readonly<NoInfer<Value>> | undefined,
  const IsSecret extends boolean,
>(
  definition: PrefDefinition<Field, Value, Default, IsSecret>,
) => definition;

const whole = (min: number, max: number) =>
  z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

const oneOf = <const T extends readonly string[]>(words: T) => z.string().trim().toLowerCase().pipe(z.enum(words));

const filled = z.string().trim().min(1);

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

export const prefDefinitions = {
  CONTACT_PHONE: define({
    field: 'contactPhone',
    // Numbers as people write them; short ones such as 1247 are fine.
    rule: filled.regex(/^[+(]?\d[-\d\s()./]{2,30}$/),
    default: undefined,
    meaning: 'The phone number that the touch screen shows to customers who need help.',
    isSecret: false,
  }),
  PING_INTERVAL: define({
    field: 'pingIntervalInSeconds',
    rule: whole(1, 120),
    default: 30,
    meaning: 'How often the station reports that it is alive, in seconds.',
    isSecret: false,
  }),
  SCAN_TIMEOUT: define({
    field: 'scanTimeoutInSeconds',
    rule: whole(1, 60),
    default: 5,
    meaning: 'How long the tag reader of a locker may look for tags, in seconds.',
    isSecret: false,
  }),
  BAUD_RATE: define({
    field: 'baudRate',
    rule: whole(1200, 921_600),
    default: undefined,
    meaning: 'The speed of all serial ports. Without it each kind of device has its usual speed.',
    isSecret: false,
  }),
  BOX_SERIAL: define({
    field: 'boxSerial',
    rule: filled,
    default: undefined,
    meaning: 'The serial port of the tag readers in the lockers.',
    isSecret: false,
  }),
  CARD_SERIAL: define({
    field: 'cardSerial',
    rule: filled,
    default: undefined,
    meaning: 'The serial port of the tag reader beside the touch screen.',
    isSecret: false,
  }),
  DOOR_SERIAL: define({
    field: 'doorSerial',
    rule: filled,
    default: undefined,
    meaning: 'The serial port of the lock controller.',
    isSecret: false,
  }),
  DEFAULT_LANGUAGE: define({
    field: 'defaultLanguage',
    rule: oneOf(locales),
    default: 'en',
    meaning: 'The language in which the touch screen greets; one of LANGUAGES.',
    isSecret: false,
  }),
  LANGUAGES: define({
    field: 'languages',
    rule: z.string().transform(wordsIn).pipe(z.array(Locale).min(1)),
    // Word by word: one unknown language in the stored list must not discard the known ones.
    storedRule: z
      .string()
      .transform((text) => [...new Set(wordsIn(text).filter(isLocale))])
      .pipe(z.array(Locale).min(1)),
    default: locales,
    meaning: 'The languages that the touch screen offers, in this order, with commas between them.',
    isSecret: false,
  }),
  ADMIN_PIN: define({
    field: 'adminPin',
    rule: Pin.refine((pin) => !isGuessablePin(pin)),
    // A PIN set before this check existed keeps working.
    storedRule: Pin,
    default: undefined,
    meaning:
      'Opens the staff page of the touch screen: 6 digits that nobody guesses, so no row and no repetition. Without it there is no such page.',
    isSecret: true,
  }),
  PAGE_TIMEOUT: define({
    field: 'pageTimeoutInSeconds',
    rule: whole(5, 600),
    default: 45,
    meaning: 'How long the touch screen waits for a touch before it goes back to its start, in seconds.',
    isSecret: false,
  }),
  STATUS: define({
    field: 'status',
    rule: oneOf(['active', 'closed', 'out-of-service']),
    default: 'active',
    meaning: 'closed and out-of-service give out no boards; a return is always possible.',
    isSecret: false,
  }),
  MODE: define({
    field: 'mode',
    rule: oneOf(['normal', 'return-only', 'staff']),
    default: 'normal',
    meaning: 'return-only takes boards back but gives none out; staff calls the station out of service.',
    isSecret: false,
  }),
};
