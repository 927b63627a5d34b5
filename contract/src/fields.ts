import { z } from 'zod';
import { reachableAddress } from './reachable-address.ts';

/** Field shapes that several entities share. Inputs may be more tolerant than answers, so they are separate. */

/** As programs write it. */
export const MomentText = z.iso.datetime({ offset: true });

/**
 * Always with an offset; we answer UTC. Padded to the millisecond, so that texts sort like their moments: Temporal
 * leaves out a fraction that is zero.
 */
export const Moment = MomentText.overwrite((text) =>
  text.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${String(fraction).slice(0, 3).padEnd(3, '0')}Z`),
);
/** This millennium only: other years are written in another form. */
export const Day = z.iso.date().startsWith('2');

/** Ids are random and unguessable. An unknown one is simply not found, so the shape only keeps nonsense out. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** People choose station ids and see them in URLs: `pirita`, `parnu-2`. */
export const StationId = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** ISO 3166. */
export const Country = z.string().regex(/^[A-Z]{2}$/);

export const LockerNumber = z.int().min(1).max(999);
export const Cents = z.int().min(0);

/** The browser's own rule, so that no form accepts what a call refuses, limited to what mail can reach. */
export const Email = z
  .string()
  .trim()
  .max(254)
  // Lower-cased afterwards: some foreign letters, such as the kelvin sign, become ASCII then.
  .pipe(z.email({ pattern: z.regexes.html5Email }).regex(reachableAddress).toLowerCase());

/**
 * A name of a person or of an account elsewhere: one line without control characters, lone surrogates, direction
 * overrides and invisible characters, so that it reads as it's written. Joiners stay, because Persian and Indian names
 * need them.
 */
export const Line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u061C\u2060\uFEFF]*$/u);
export const PersonName = Line.max(120);

/** The server checks it and makes it international, because it knows the station's country. */
export const PhoneInput = z.string().trim().min(5).max(32);

/** 1970 to 2100, to the nanosecond. Beyond that the caller has made a mistake in arithmetic. */
export const MomentInput = MomentText.refine(
  (text) => /^(?:19[7-9]\d|20\d\d)-/.test(text) && !/\.\d{10}/.test(text),
  'out of range',
);

export const StringMap = z.record(z.string().max(80), z.string().max(4000));

/** Digits from a URL, or a number from code. `z.coerce` would read '' and null as 0. */
export const WholeNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(999_999_999));

/** Path segments arrive as text. */
export const LockerNumberParam = WholeNumber.pipe(LockerNumber);

export const PageQuery = z.object({
  offset: WholeNumber.default(0),
  limit: WholeNumber.pipe(z.int().min(1).max(1000)).default(100),
});
export type PageQuery = z.output<typeof PageQuery>;

export const Pagination = z.object({ offset: z.int(), limit: z.int() });

/** Identifies a row of a long list by moment and id, so that an index finds the next page however far down it is. */
export const Cursor = z
  .string()
  .max(120)
  .regex(/^[^_]+_[\w-]+$/)
  .refine((text) => MomentInput.safeParse(text.slice(0, text.indexOf('_'))).success, 'not a moment');

/** For a list without a total: rows older than one cursor, or newer than another; the newest rows without either. */
export const CursorQuery = z.object({
  before: Cursor.optional(),
  after: Cursor.optional(),
  limit: WholeNumber.pipe(z.int().min(1).max(1000)).default(100),
});
export type CursorQuery = z.output<typeof CursorQuery>;

/** Cursors of the pages before and after this one; null where there is none. */
export const Neighbours = z.object({ older: z.string().nullable(), newer: z.string().nullable() });
export type Neighbours = z.infer<typeof Neighbours>;

/**
 * A path of our own origin, to return to after a sign-in; the server checks it again before redirecting. Anything else
 * becomes home, because a person in a browser has to land on some page.
 */
export const RedirectPath = Line.max(2000).catch('/');

/** Why staff did it, in their own words. */
export const Reason = z.string().trim().min(1).max(500);

export const Success = z.object({ success: z.boolean() });
export const PaymentUrl = z.object({ url: z.url() });

export const Timestamps = { createdAt: Moment, updatedAt: Moment };
