import { z } from 'zod';
import { reachableAddress } from './reachable-address.ts';

/** Field shapes that several entities share. Input and answer shapes are kept apart where inputs are more tolerant. */

/** As a program writes it. */
export const MomentText = z.iso.datetime({ offset: true });

/**
 * A moment, always with its offset; we answer UTC. To the millisecond and always as wide, so that the texts of two moments
 * are in order when the moments are: Temporal leaves out a fraction that is zero.
 */
export const Moment = MomentText.overwrite((text) =>
  text.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${String(fraction).slice(0, 3).padEnd(3, '0')}Z`),
);
/** Of this millennium: before and after it, moments are written in another way. */
export const Day = z.iso.date().startsWith('2');

/** Ids are random and unguessable; anything else is simply not found, so the shape only keeps nonsense out. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** Station ids are chosen by people and seen in URLs: `pirita`, `parnu-2`. */
export const StationId = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** ISO 3166. */
export const Country = z.string().regex(/^[A-Z]{2}$/);

export const LockerNumber = z.int().min(1).max(999);
export const Cents = z.int().min(0);

/**
 * What a browser's own e-mail field takes, so that no form lets through what a call refuses, and of that only what mail
 * can reach.
 */
export const Email = z
  .string()
  .trim()
  .max(254)
  // In small letters only afterwards: of some foreign letters, such as the kelvin sign, those are ASCII.
  .pipe(z.email({ pattern: z.regexes.html5Email }).regex(reachableAddress).toLowerCase());

/**
 * Of a person or of an account elsewhere: one line, without control characters, halves of characters, and what turns the
 * reading of a text round or is not seen at all, so that a name reads as it is written. Joiners stay: Persian and Indian
 * names are written with them.
 */
export const Line = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u061C\u2060\uFEFF]*$/u);
export const PersonName = Line.max(120);

/** Checked and brought into international form by the server, which knows the station's country. */
export const PhoneInput = z.string().trim().min(5).max(32);

/** 1970 to 2100, to the nanosecond: beyond that arithmetic is a mistake of the caller. */
export const MomentInput = MomentText.refine(
  (text) => /^(?:19[7-9]\d|20\d\d)-/.test(text) && !/\.\d{10}/.test(text),
  'out of range',
);

export const StringMap = z.record(z.string().max(80), z.string().max(4000));

/** A digit string as it arrives in a URL, or a number from code. `z.coerce` would read '' and null as 0. */
const WholeNumber = z
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

/** Names a row of a long list by its moment and id, so that the next page is found by index however far down it is. */
export const Cursor = z
  .string()
  .max(120)
  .regex(/^[^_]+_[\w-]+$/)
  .refine((text) => MomentInput.safeParse(text.slice(0, text.indexOf('_'))).success, 'not a moment');

/** Of a list without a total: the rows older than one cursor, or newer than another; the newest without either. */
export const CursorQuery = z.object({
  before: Cursor.optional(),
  after: Cursor.optional(),
  limit: WholeNumber.pipe(z.int().min(1).max(1000)).default(100),
});
export type CursorQuery = z.output<typeof CursorQuery>;

/** The cursors of the pages beside this one; null where there is none. */
export const Neighbours = z.object({ older: z.string().nullable(), newer: z.string().nullable() });
export type Neighbours = z.infer<typeof Neighbours>;

/**
 * Where a sign-in returns to: a path of our own origin, which the server sees to before it redirects. What cannot be one
 * leads home: a person in a browser lands on a page in any case.
 */
export const RedirectPath = Line.max(2000).catch('/');

/** Why staff did something, in their own words. */
export const Reason = z.string().trim().min(1).max(500);

export const Success = z.object({ success: z.boolean() });
export const PaymentUrl = z.object({ url: z.url() });

export const Timestamps = { createdAt: Moment, updatedAt: Moment };
