/** Lighter water along a coast, from the outside in: half of each line lies under the land. Opaque, because wide lines of a live map overlap themselves. */
export const shallows = [
  { width: 72, lightness: 0.35 },
  { width: 40, lightness: 0.7 },
  { width: 16, lightness: 1 },
] as const;
