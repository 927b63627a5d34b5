/** Lighter water along a coast, from the outside in. Half of each line lies under the land. */
export const shallows = [
  { width: 72, opacity: 0.35 },
  { width: 40, opacity: 0.5 },
  { width: 16, opacity: 0.9 },
] as const;
