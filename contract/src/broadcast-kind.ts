import { z } from 'zod';

/**
 * A message to everybody at a station. The first five have written texts in every language; `closed` goes with a
 * closure, `other` carries staff's own words. A kind that was ever stored stays in this list.
 */
export const BroadcastKind = z.enum(['storm', 'wind', 'thunder', 'water', 'closed', 'other']);
export type BroadcastKind = z.infer<typeof BroadcastKind>;

/** On the water, on the way, or holding a booking that the closure cancelled. */
export const BroadcastPart = z.enum(['out', 'coming', 'cancelled']);
export type BroadcastPart = z.infer<typeof BroadcastPart>;

/** With the names of brand and station and a link, this makes at most three SMS segments in Latin letters. */
export const MAX_OWN_WORDS = 240;
