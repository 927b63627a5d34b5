import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import type { Point } from './clip-ring.ts';

/** As large as the largest box that it stands in, whatever part of it a smaller one shows. */
export const PICTURE_WIDTH = 1000;
export const PICTURE_HEIGHT = 400;

/** About 32 pixels to the kilometre: the bay around a station, not the street. */
const PIXELS_PER_DEGREE = 3_600;

/** North to south, and by the narrowing below west to east. */
export const PIXELS_PER_KM = PIXELS_PER_DEGREE / 111.32;

/** Converts longitude and latitude to pixels, with the station in the middle. A flat projection is enough for a bay. */
export function project({ latitude, longitude }: Place): (point: Point) => Point {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return ([lng, lat]) => [
    PICTURE_WIDTH / 2 + (lng - longitude) * narrowing * PIXELS_PER_DEGREE,
    PICTURE_HEIGHT / 2 - (lat - latitude) * PIXELS_PER_DEGREE,
  ];
}

const TILE_PIXELS = 512;

/** The live map's zoom at the same scale. */
export function zoomAt({ latitude }: Place): number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Math.log2((PIXELS_PER_DEGREE * narrowing * 360) / TILE_PIXELS);
}
