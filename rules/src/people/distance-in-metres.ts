export interface Place {
  latitude: number;
  longitude: number;
}

/** Mean radius (IUGG). The earth is no sphere; half a percent of error does not matter on a card that says '12 km'. */
const EARTH_RADIUS_METRES = 6_371_009;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula, which stays exact for neighbours. */
export function distanceInMetres(a: Place, b: Place): number {
  const halfNorth = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const halfEast = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = halfNorth + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfEast;
  // Rounding may push opposite points a hair over 1, where asin has no answer.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}
