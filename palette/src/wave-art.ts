/** The wave as numbers and paths, without a library: some draw it as a component, others write it as text. */

/** The thin line. One tile, repeated over any width; it starts and ends outside the tile, so that no seam shows. */
export const waveLine = {
  length: 40,
  height: 12,
  strokeWidth: 1.75,
  path: 'M-20 6q10 7 20 0t20 0 20 0 20 0',
} as const;

/** An edge of small waves. One tile: the area above the water line, and the line itself. */
export const waveEdge = {
  length: 44,
  height: 10,
  strokeWidth: 1.25,
  above: 'M-1 0h46v4q-5.5 4-11 0t-11 0-11 0-11 0H-1Z',
  path: 'M-22 4q5.5 4 11 0t11 0 11 0 11 0 11 0 11 0 11 0',
} as const;

/** The logo: one curling crest, and the water under it. */
export const waveMark = {
  size: 24,
  strokeWidth: 2.2,
  crest: 'M2 13.2c4.2 0 4.4-7.7 10-7.7 3.7 0 6 2.4 6 5.2 0 2.1-1.5 3.6-3.4 3.6-1.6 0-2.7-1.1-2.7-2.5',
  water: 'M2 18.5c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0',
} as const;
