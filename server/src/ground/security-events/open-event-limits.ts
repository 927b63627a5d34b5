/** The most events of a kind within a time; each such time starts from zero. */
export type EventLimit = {
  key: string;
  most: number;
  withinMs: number;
  /** A limit for everybody together. Its count is never dropped, or a crowd of keys would push it out. */
  isTotal?: boolean;
  /** For repeated events: nothing is lost by leaving them out. */
  isRepeat?: boolean;
};

/** Beyond this the oldest count is dropped: a caller from that many places meets the limit for all. */
const MAX_COUNTS = 20_000;

/** Limits what is written down, per process: a flood must not fill the disk. */
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
    /** True if there is room in all of them; uses one of each. */
    mayRecord: (limits: readonly EventLimit[]): boolean => {
      const found = limits.map((limit) => ({ ...limit, count: countOf(limit) }));
      const full = found.filter(({ count, most }) => count.used >= most);
      if (full.length > 0 && !full.some(({ isRepeat }) => isRepeat)) leftOut += 1;
      if (full.length > 0) return false;
      for (const { count } of found) count.used += 1;
      return true;
    },

    /** Events left out since the last call, without repeats. */
    countLeftOutOnce: (): number => {
      const taken = leftOut;
      leftOut = 0;
      return taken;
    },
  };
}
