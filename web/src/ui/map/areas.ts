/** In degrees. */
export type Place = { latitude: number; longitude: number };

/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

/** The waters on our small basemap. Coast: OpenStreetMap (ODbL), by way of @geo-maps/earth-lands-10m, smoothed. */
export const areas = {
  tallinn: [24.06, 59.13, 25.6, 59.81],
  parnu: [23.75, 58.03, 25.24, 58.71],
  malaga: [-4.9, 36.38, -3.92, 37.06],
  kuressaare: [21.9, 57.99, 23.04, 58.51],
} as const satisfies Record<string, Box>;

export type Area = keyof typeof areas;

/**
 * Our coasts are smoothed, by up to a hundred metres. Here that is less than the tip of a pin is wide; nearer, a
 * station at the water's edge would stand in the sea.
 */
export const MAX_OWN_ZOOM = 11;

export const ATTRIBUTION = '© OpenStreetMap contributors (ODbL)';

/** Undefined for a station elsewhere. Its page has words and directions, and a map where a map style is configured. */
export function findArea({ latitude, longitude }: Place): Area | undefined {
  return (Object.keys(areas) as Area[]).find((name) => {
    const [west, south, east, north] = areas[name];
    return west < longitude && longitude < east && south < latitude && latitude < north;
  });
}
