/** Milliseconds since 1970; `to` is exclusive. */
export type Span = { from: number; to: number };

/** Merged and sorted. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (to <= from) continue;
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Time covered by both lists. Neither may overlap with itself. */
export const sharedMs = (some: readonly Span[], others: readonly Span[]): number =>
  some.reduce(
    (sum, one) =>
      sum +
      others.reduce(
        (inner, other) => inner + Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from)),
        0,
      ),
    0,
  );

type Facts = {
  /** Scheduled opening hours. */
  open: readonly Span[];
  /** The station's program was silent, which affects every locker. */
  silent: readonly Span[];
  /** Out-of-service times, per locker. */
  outages: readonly (readonly Span[])[];
};

/** Summed over all lockers, within opening hours only. */
export const downtimeMs = ({ open, silent, outages }: Facts): number =>
  outages.reduce((sum, outage) => sum + sharedMs(open, joinSpans([...silent, ...outage])), 0);
