/** So many of a kind within a time; the counts start anew with each such time. */
export type EventLimit = { key: string; most: number; withinMs: number };

/** Beyond it the oldest count is forgotten: whoever comes from that many places meets the limit for all. */
const MAX_COUNTS = 20_000;

/**
 * How much may be written down, counted in this process: a flood must not fill the disk. Several processes each have their
 * own share.
 */
export function openEventLimits(nowMs: () => number) {
  const counts = new Map<string, { endsAt: number; used: number }>();

  function countOf({ key, withinMs }: EventLimit) {
    const found = counts.get(key);
    if (found && nowMs() < found.endsAt) return found;
    const fresh = { endsAt: nowMs() + withinMs, used: 0 };
    counts.delete(key);
    counts.set(key, fresh);
    const oldest = counts.size > MAX_COUNTS ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
    return fresh;
  }

  /** Whether there is room in all of them; it is used by this. */
  return function mayRecord(limits: readonly EventLimit[]): boolean {
    const found = limits.map((limit) => ({ count: countOf(limit), most: limit.most }));
    if (found.some(({ count, most }) => count.used >= most)) return false;
    for (const { count } of found) count.used += 1;
    return true;
  };
}
