type Spot = { id: string; x: number; y: number };
export type SpotGroup = { ids: string[]; x: number; y: number };

/** Signs on the map are as wide as a name. */
const ROOM = { x: 170, y: 72 };

/**
 * Signs that would cover one another become one, which stands in their middle. Each spot joins the first group that it
 * is too near to, so the result depends on the scale of the map alone and not on where it was moved.
 */
export function groupNear(spots: readonly Spot[]): SpotGroup[] {
  const groups: { spots: Spot[]; x: number; y: number }[] = [];
  for (const spot of spots) {
    const near = groups.find(({ x, y }) => Math.abs(x - spot.x) < ROOM.x && Math.abs(y - spot.y) < ROOM.y);
    if (!near) {
      groups.push({ spots: [spot], x: spot.x, y: spot.y });
      continue;
    }
    near.spots.push(spot);
    near.x = mean(near.spots.map(({ x }) => x));
    near.y = mean(near.spots.map(({ y }) => y));
  }
  return groups.map(({ spots: members, x, y }) => ({ ids: members.map(({ id }) => id), x, y }));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
