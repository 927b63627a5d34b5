import { z } from 'zod';

/**
 * What everybody at a station is told at once. The first five have written words in every language; `closed` goes with a
 * closure, `other` in staff's own words. A kind that was ever stored stays in this list.
 */
export const BroadcastKind = z.enum(['storm', 'wind', 'thunder', 'water', 'closed', 'other']);
export type BroadcastKind = z.infer<typeof BroadcastKind>;

/** Whom it found: on the water, on the way, or with a booking that the closure took. */
export const BroadcastPart = z.enum(['out', 'coming', 'cancelled']);
export type BroadcastPart = z.infer<typeof BroadcastPart>;

/** With the names of brand and station and a link, at most three segments of an SMS in Latin letters. */
export const MAX_OWN_WORDS = 240;
