export type Point = readonly [number, number];
type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** The part of a ring within a rectangle, by Sutherland and Hodgman: each edge in turn cuts off what lies beyond it. */
export function clipRing(ring: readonly Point[], [left, top, right, bottom]: Edges): readonly Point[] {
  const afterLeft = cut(ring, 0, left, 1);
  const afterRight = cut(afterLeft, 0, right, -1);
  const afterTop = cut(afterRight, 1, top, 1);
  return cut(afterTop, 1, bottom, -1);
}

function cut(ring: readonly Point[], axis: 0 | 1, edge: number, inward: 1 | -1): Point[] {
  const isIn = (point: Point) => (point[axis] - edge) * inward >= 0;
  return ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from;
    const kept: Point[] = isIn(from) ? [from] : [];
    return isIn(from) === isIn(to) ? kept : [...kept, crossing(from, to, axis, edge)];
  });
}

function crossing(from: Point, to: Point, axis: 0 | 1, edge: number): Point {
  const part = (edge - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
