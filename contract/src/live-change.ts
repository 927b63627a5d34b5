import { z } from 'zod';

/** What staff see change while they look on. */
export const LiveThing = z.enum([
  'alert',
  'booking',
  'closure',
  'item',
  'locker',
  'problem',
  'session',
  'station',
  'task',
]);
export type LiveThing = z.infer<typeof LiveThing>;

/** Names what changed, not how: whoever shows it reads it again, with their own rights. A locker's id is its number. */
export const LiveChange = z.object({ thing: LiveThing, stationId: z.string().nullable(), id: z.string() });
export type LiveChange = z.infer<typeof LiveChange>;

/**
 * The names of the events on the stream. `start` comes first and after every gap, when anything may have changed; `beat`
 * keeps coming, so that a silent stream is a broken one.
 */
export type LiveEventName = 'start' | 'change' | 'beat';

export const LIVE_BEAT_SECONDS = 15;
