type Name = { kind: 'water' | 'town'; name: string; x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** How far a name may move from its own place: a bay is everywhere, a town is not. */
const MAX_SHIFT = { water: 270, town: 70 };
const LETTER_WIDTH = 8.5;
const HALF_HEIGHT = 11;
const AIR = 8;

/**
 * The names of a map that can be read whole within a box of this size. Those that would be cut at its edge, or hidden
 * by what else stands on the map, move a little, or are left out. The first ones have the choice.
 */
export function placeNames(names: readonly Name[], { width, height }: Size, hidden: readonly Box[]): Name[] {
  const taken = [...hidden];
  return names.flatMap((one) => {
    const half = (one.name.length * LETTER_WIDTH) / 2;
    const boxAt = (x: number, y: number): Box => ({
      left: x - half,
      right: x + half,
      top: y - HALF_HEIGHT,
      bottom: y + HALF_HEIGHT,
    });
    const x = clamp(one.x, half + AIR, width - half - AIR);
    const y = clamp(one.y, HALF_HEIGHT + AIR, height - HALF_HEIGHT - BELOW);
    const inTheWay = taken.find((box) => areOverlapping(box, boxAt(x, y)));
    const tries = inTheWay
      ? [
          { x, y: inTheWay.top - HALF_HEIGHT - AIR },
          { x, y: inTheWay.bottom + HALF_HEIGHT + AIR },
          { x: inTheWay.left - half - AIR, y },
          { x: inTheWay.right + half + AIR, y },
        ]
      : [{ x, y }];
    const shift = (spot: Spot) => Math.hypot(spot.x - one.x, spot.y - one.y);
    const isFree = (spot: Spot) => {
      const box = boxAt(spot.x, spot.y);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && !taken.some((other) => areOverlapping(other, box));
    };
    const [best] = tries
      .filter((spot) => shift(spot) <= MAX_SHIFT[one.kind] && isFree(spot))
      .toSorted((first, second) => shift(first) - shift(second));
    if (!best) return [];
    taken.push(boxAt(best.x, best.y));
    return [{ ...one, x: Math.round(best.x), y: Math.round(best.y) }];
  });
}

type Size = { width: number; height: number };
type Spot = { x: number; y: number };

/** The line of the attribution. */
const BELOW = 24;
const MAX_PIN_LABEL = 192;

/** What stands on a map beside its names: compass and scale, the buttons, and a pin with the label above it. */
export function signsOn({ width, height }: Size, pin: Spot & { label: string }): Box[] {
  const half = Math.min(MAX_PIN_LABEL, pin.label.length * LETTER_WIDTH + 24) / 2;
  return [
    { left: 0, top: 0, right: 90, bottom: 36 },
    { left: width - 64, top: height - 112, right: width, bottom: height },
    { left: width - 50, top: 0, right: width, bottom: 84 },
    { left: pin.x - half, top: pin.y - 92, right: pin.x + half, bottom: pin.y - 58 },
    { left: pin.x - 26, top: pin.y - 58, right: pin.x + 26, bottom: pin.y + 4 },
  ];
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const areOverlapping = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
