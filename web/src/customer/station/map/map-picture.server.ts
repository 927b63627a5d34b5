import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { areaLabels, type SayName } from '../../../ui/map/area-labels.ts';
import { findArea, type Area } from '../../../ui/map/areas.ts';
import kuressaare from '../../../ui/map/areas/kuressaare.geo?raw';
import malaga from '../../../ui/map/areas/malaga.geo?raw';
import parnu from '../../../ui/map/areas/parnu.geo?raw';
import tallinn from '../../../ui/map/areas/tallinn.geo?raw';
import { placeNames, signsOn } from '../../../ui/map/place-names.ts';
import { clipRing, type Point } from './clip-ring.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, project } from './projection.ts';

/** The coast around a station as one SVG path, with its names. It is there at once, without scripts and tiles. */
export type MapPicture = { land: string; names: Record<'narrow' | 'wide', ReturnType<typeof placeNames>> };

const coasts: Record<Area, string> = { kuressaare, malaga, parnu, tallinn };
const BEYOND_EDGE = 40;

/** The smallest boxes that show these names: of the narrowest phone, and from `@2xl` on. */
const boxes = { narrow: { width: 288, height: 320 }, wide: { width: 672, height: 384 } };

export function drawMapPicture(place: Place & { name: string }, say: SayName): MapPicture | null {
  const area = findArea(place);
  if (!area) return null;
  const toPicture = project(place);
  const edges = [-BEYOND_EDGE, -BEYOND_EDGE, PICTURE_WIDTH + BEYOND_EDGE, PICTURE_HEIGHT + BEYOND_EDGE] as const;
  const { coordinates } = JSON.parse(coasts[area]) as { coordinates: Point[][][] };
  const rings = coordinates.flat().map((ring) => clipRing(ring.map(toPicture), edges));
  const { name: label } = place;
  const labels = areaLabels(area, say).map(({ at, ...one }) => ({ ...one, at: toPicture(at) }));
  const namesIn = ({ width, height }: { width: number; height: number }) => {
    const [left, top] = [(PICTURE_WIDTH - width) / 2, (PICTURE_HEIGHT - height) / 2];
    const names = labels.map(({ kind, name, at: [x, y] }) => ({ kind, name, x: x - left, y: y - top }));
    const signs = signsOn({ width, height }, { x: width / 2, y: height / 2, label });
    return placeNames(names, { width, height }, signs).map(({ x, y, ...name }) => ({
      ...name,
      x: x + left,
      y: y + top,
    }));
  };
  return { land: rings.map(pathOf).join(''), names: { narrow: namesIn(boxes.narrow), wide: namesIn(boxes.wide) } };
}

/** Whole pixels and relative steps save a few kilobytes in every page. */
function pathOf(ring: readonly Point[]): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first] = points;
  if (!first || points.length < 3) return '';
  let path = `M${first[0]} ${first[1]}`;
  let [atX, atY] = first;
  for (const [x, y] of points.slice(1)) {
    if (x === atX && y === atY) continue;
    path += `l${x - atX} ${y - atY}`;
    [atX, atY] = [x, y];
  }
  return `${path}z`;
}
