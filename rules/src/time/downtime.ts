/** In milliseconds since 1970; the end does not belong to it. */
export type Span = { from: number; to: number };

/** The same time without overlaps, in order. */
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

/** How long both hold. Neither may overlap with itself. */
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
  /** When the station should be open. */
  open: readonly Span[];
  /** When its program was not heard, which concerns every locker. */
  silent: readonly Span[];
  /** For each locker, when it was out of service. */
  outages: readonly (readonly Span[])[];
};

/** How long lockers could not be rented although the station should have been open, all of them together. */
export const downtimeMs = ({ open, silent, outages }: Facts): number =>
  outages.reduce((sum, outage) => sum + sharedMs(open, joinSpans([...silent, ...outage])), 0);
