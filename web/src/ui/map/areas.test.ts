import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_OWN_ZOOM } from './areas.ts';

/** Half the foot of a pin. */
const TIP_PX = 4;
const EARTH_IN_METRES = 40_075_016;
const TILE_PX = 512;

type Point = [number, number];

/** In metres; 0 on land. */
function distanceToLand([lng, lat]: Point): number {
  const { coordinates } = JSON.parse(readFileSync(new URL('areas/tallinn.geo', import.meta.url), 'utf8')) as {
    coordinates: Point[][][];
  };
  const perDegree = EARTH_IN_METRES / 360;
  const flat = ([x, y]: Point): Point => [
    (x - lng) * perDegree * Math.cos((lat * Math.PI) / 180),
    (y - lat) * perDegree,
  ];
  let isInside = false;
  let nearest = Infinity;
  for (const ring of coordinates.flat()) {
    for (const [index, point] of ring.entries()) {
      const [[ax, ay], [bx, by]] = [flat(ring.at(index - 1) ?? point), flat(point)];
      if (ay > 0 !== by > 0 && ax + ((bx - ax) * -ay) / (by - ay) > 0) isInside = !isInside;
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return isInside ? 0 : nearest;
}

test('a station at the edge of the water never stands in the sea', () => {
  const pirita: Point = [24.8281, 59.4706];
  const metresPerPixel = (EARTH_IN_METRES * Math.cos((pirita[1] * Math.PI) / 180)) / (TILE_PX * 2 ** MAX_OWN_ZOOM);
  expect(distanceToLand(pirita) / metresPerPixel).toBeLessThan(TIP_PX);
});
