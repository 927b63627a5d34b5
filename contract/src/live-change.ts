import { z } from 'zod';

/** Things that staff screens update live. */
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

/** Names what changed, not how: the screen reads it again with the viewer's own rights. A locker's id is its number. */
export const LiveChange = z.object({ thing: LiveThing, stationId: z.string().nullable(), id: z.string() });
export type LiveChange = z.infer<typeof LiveChange>;

/**
 * Event names on the stream. `start` comes first and after every gap, when anything may have changed. `beat` keeps
 * coming, so that silence means a broken stream.
 */
export type LiveEventName = 'start' | 'change' | 'beat';

export const LIVE_BEAT_SECONDS = 15;
