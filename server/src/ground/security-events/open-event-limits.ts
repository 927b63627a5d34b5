/** So many of a kind within a time; the counts start anew with each such time. */
export type EventLimit = {
  key: string;
  most: number;
  withinMs: number;
  /** Of everybody together: never forgotten, or a crowd of keys would push out the one count that holds it. */
  isTotal?: boolean;
  /** What comes again is known already: nothing is lost with it. */
  isRepeat?: boolean;
};

/** Beyond it the oldest count is forgotten: whoever comes from that many places meets the limit for all. */
const MAX_COUNTS = 20_000;

/**
 * How much may be written down, counted in this process: a flood must not fill the disk. Several processes each have their
 * own share.
 */
export function openEventLimits(nowMs: () => number) {
  const counts = new Map<string, { endsAt: number; used: number }>();
  const totals: typeof counts = new Map();
  let leftOut = 0;

  function countOf({ key, withinMs, isTotal = false }: EventLimit) {
    const among = isTotal ? totals : counts;
    const found = among.get(key);
    if (found && nowMs() < found.endsAt) return found;
    const fresh = { endsAt: nowMs() + withinMs, used: 0 };
    among.delete(key);
    among.set(key, fresh);
    const oldest = counts.size > MAX_COUNTS ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
    return fresh;
  }

  return {
    /** Whether there is room in all of them; it is used by this. */
    mayRecord: (limits: readonly EventLimit[]): boolean => {
      const found = limits.map((limit) => ({ ...limit, count: countOf(limit) }));
      const full = found.filter(({ count, most }) => count.used >= most);
      if (full.length > 0 && !full.some(({ isRepeat }) => isRepeat)) leftOut += 1;
      if (full.length > 0) return false;
      for (const { count } of found) count.used += 1;
      return true;
    },

    /** How many were not written since it was last asked, repetitions aside. */
    takeLeftOut: (): number => {
      const taken = leftOut;
      leftOut = 0;
      return taken;
    },
  };
}
