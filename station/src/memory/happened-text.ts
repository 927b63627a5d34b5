import type { Happened } from './journal.ts';

/** A moment as text, for a database column. */
export const formatHappened = ({ bootId, at, monotonicInMs }: Happened): string =>
  JSON.stringify({ bootId, at: String(at), monotonicInMs });

export function parseHappened(text: string): Happened {
  const { bootId, at, monotonicInMs } = JSON.parse(text) as { bootId: string; at: string; monotonicInMs: number };
  return { bootId, at: Temporal.Instant.from(at), monotonicInMs };
}
