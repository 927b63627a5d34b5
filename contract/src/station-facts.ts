import { z } from 'zod';
import { eachDirections } from './directions-field.ts';
import { Email, Line } from './fields.ts';
import { OpeningPeriods } from './opening-period.ts';
import { OvertimeBilling } from './states.ts';
import { StationCountry } from './station-country.ts';

/**
 * A station's public facts are stored as the admin station's `metadata`, a map of strings. This schema reads that map
 * and a form's values: numbers may be strings, images a semicolon-separated string. If it doesn't parse, the station
 * shows as disabled, with the reason for its staff.
 */
const number = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+(?:\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max));
const wholeNumber = (min: number, max: number) => number(min, max).pipe(z.int());

const DAY_IN_SECONDS = 86_400;
const MIN_CHARGE_CENTS = 50;
const MAX_DAYLIGHT_MARGIN_SECONDS = 21_600;
/** As in `rules/`: never over six hours, and over one hour only where the station closes in two or more. */
const MAX_RENTAL_SECONDS = 21_600;
const MAX_RENTAL_BEFORE_CLOSING_SECONDS = 3_600;
const CLOSING_SOON_SECONDS = 7_200;

/** For stations that don't set a limit. */
export const SERVICE_AFTER_RENTALS = 50;

/** People choose times by the minute, so fractions help nobody. */
const wholeMinutes = (seconds: number) => Math.floor(seconds / 60) * 60;
const upToMinutes = (seconds: number) => Math.ceil(seconds / 60) * 60;

type Hours = { openTimeInSeconds: number; closeTimeInSeconds: number };
const openFor = ({ openTimeInSeconds, closeTimeInSeconds }: Hours) =>
  wholeMinutes(closeTimeInSeconds) - upToMinutes(openTimeInSeconds);
const shortestOf = ({ minDurationInSeconds }: { minDurationInSeconds: number }) => upToMinutes(minDurationInSeconds);

const isPayable = (totalInCents: number) => totalInCents === 0 || totalInCents >= MIN_CHARGE_CENTS;

/** A plain file name refers to our own folder of station pictures. */
const inFolder = (image: string) => (/^\w[\w-]*\.\w+$/.test(image) ? `/stations/${image}` : image);

/** Only that folder or an upload: an image from elsewhere would tell its host who visits our pages. */
const Image = z.string().regex(/^\/(?:stations\/[\w.-]+|api\/station-pictures\/[\w-]+)$/);

export const Images = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(';'))])
  .transform((images) => images.map((image) => inFolder(image.trim())).filter((image) => image !== ''))
  .pipe(z.array(Image).max(40));

/** On foot from the stop or the car park, as one would tell a friend. */
const Directions = Line.max(400).optional();

const TimeZone = z.string().refine(isTimeZone, 'not a time zone');

export const StationFacts = z
  .object({
    name: Line.min(1).max(80),
    locationText: Line.min(1).max(200),
    latitude: number(-90, 90),
    longitude: number(-180, 180),
    images: Images.default([]),
    /** A drawing or photo from above: where people arrive, and where the lockers stand. */
    sitePlan: z
      .string()
      .transform((image) => inFolder(image.trim()))
      .pipe(z.union([Image, z.literal('')]))
      .optional(),
    /** Staff write some languages; readers of the others get the choice of `directionsIn`. */
    ...eachDirections(() => Directions),
    /** Decides the tax and which passes are valid. */
    country: z.string().trim().toUpperCase().pipe(StationCountry),
    timeZone: TimeZone,
    phone: z.string().trim().min(5).max(32),
    email: Email,
    openTimeInSeconds: wholeNumber(0, DAY_IN_SECONDS),
    closeTimeInSeconds: wholeNumber(0, DAY_IN_SECONDS),
    /** By day of the year and weekday; if empty, the two times above apply every day. */
    openingPeriods: OpeningPeriods.default([]),
    /** If set, the station closes at least this long before sunset. */
    daylightMarginInSeconds: wholeNumber(0, MAX_DAYLIGHT_MARGIN_SECONDS).optional(),
    minDurationInSeconds: wholeNumber(300, MAX_RENTAL_SECONDS),
    maxDurationInSeconds: wholeNumber(300, DAY_IN_SECONDS),
    maxOvertimeInSeconds: wholeNumber(0, 7 * DAY_IN_SECONDS),
    maxBoardCount: wholeNumber(1, 99),
    pricePerHourInCents: wholeNumber(0, 1_000_000),
    startingFeeInCents: wholeNumber(0, 1_000_000).default(0),
    /** Counted from the booked end, or from closing if that is earlier. Then people are called to search. */
    notBackAlertInSeconds: wholeNumber(0, DAY_IN_SECONDS).default(3_600),
    turnaroundInSeconds: wholeNumber(0, DAY_IN_SECONDS).default(0),
    overtimeBilling: OvertimeBilling.default('full-hours'),
    extensionPercent: wholeNumber(0, 100).default(50),
    /** An owner's own limit for goodwill, per booking and per calendar month. */
    goodwillPerBookingInCents: wholeNumber(0, 1_000_000).default(3_000),
    goodwillPerMonthInCents: wholeNumber(0, 10_000_000).default(30_000),
    /** A thing is due for service after this many rentals. */
    serviceAfterRentals: wholeNumber(1, 10_000).default(SERVICE_AFTER_RENTALS),
  })
  .refine((facts) => shortestOf(facts) <= openFor(facts), {
    path: ['closeTimeInSeconds'],
    message: 'opening hours are shorter than the shortest rental',
  })
  .refine((facts) => facts.openingPeriods.every((period) => shortestOf(facts) <= openFor(period)), {
    path: ['openingPeriods'],
    message: 'opening hours are shorter than the shortest rental',
  })
  .refine(
    (facts) =>
      shortestOf(facts) <= MAX_RENTAL_BEFORE_CLOSING_SECONDS ||
      [facts, ...facts.openingPeriods].every((hours) => openFor(hours) >= CLOSING_SOON_SECONDS),
    {
      path: ['minDurationInSeconds'],
      message: 'within two hours of closing nobody can rent for over an hour',
    },
  )
  .refine(({ pricePerHourInCents, startingFeeInCents }) => isPayable(pricePerHourInCents + startingFeeInCents), {
    path: ['pricePerHourInCents'],
    message: 'the shortest rental costs less than a card can be charged, which is 50 cents',
  })
  .refine((facts) => shortestOf(facts) <= wholeMinutes(facts.maxDurationInSeconds), {
    path: ['maxDurationInSeconds'],
    message: 'shorter than the shortest rental',
  });
export type StationFacts = z.output<typeof StationFacts>;

/** Facts are read with every booking, and checking a zone takes longer than reading all the rest. */
const knownZones = new Set<string>();

function isTimeZone(name: string) {
  if (knownZones.has(name)) return true;
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name });
    knownZones.add(name);
    return true;
  } catch {
    return false;
  }
}
