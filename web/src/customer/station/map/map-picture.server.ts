import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { areaLabels, type SayName } from '../../../ui/map/area-labels.ts';
import { findArea, type Area } from '../../../ui/map/areas.ts';
import kuressaare from '../../../ui/map/areas/kuressaare.geo?raw';
import malaga from '../../../ui/map/areas/malaga.geo?raw';
import parnu from '../../../ui/map/areas/parnu.geo?raw';
import tallinn from '../../../ui/map/areas/tallinn.geo?raw';
import { clipRing, type Point } from './clip-ring.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, project } from './projection.ts';

/** The coast around a station as one SVG path, with its names. It is there at once, without scripts and tiles. */
export type MapPicture = { land: string; labels: { kind: 'water' | 'town'; name: string; x: number; y: number }[] };

const coasts: Record<Area, string> = { kuressaare, malaga, parnu, tallinn };
const BEYOND_EDGE = 20;
const NAME_ROOM = 60;

export function drawMapPicture(place: Place, say: SayName): MapPicture | null {
  const area = findArea(place);
  if (!area) return null;
  const toPicture = project(place);
  const edges = [-BEYOND_EDGE, -BEYOND_EDGE, PICTURE_WIDTH + BEYOND_EDGE, PICTURE_HEIGHT + BEYOND_EDGE] as const;
  const { coordinates } = JSON.parse(coasts[area]) as { coordinates: Point[][][] };
  const rings = coordinates.flat().map((ring) => clipRing(ring.map(toPicture), edges));
  const labels = areaLabels(area, say).map(({ kind, name, at }) => {
    const [x, y] = toPicture(at).map(Math.round) as [number, number];
    return { kind, name, x, y };
  });
  return {
    land: rings.map(pathOf).join(''),
    labels: labels.filter(({ x, y }) => isInside(x, PICTURE_WIDTH) && isInside(y, PICTURE_HEIGHT)),
  };
}

const isInside = (at: number, size: number) => at > NAME_ROOM && at < size - NAME_ROOM;

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
