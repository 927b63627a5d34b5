import type { LayerSpecification, Map as LiveMap, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { areaLabels, type SayName } from './area-labels.ts';
import { areas, ATTRIBUTION, findArea, type Area, type Box, type Place } from './areas.ts';
import europe from './areas/europe.geo?url';
import { basemapColours, coasts } from './basemap-style.ts';

/** The area of stations, with room for a narrow map. Coast: Natural Earth (public domain), 1:10m, smoothed. */
export const EUROPE: Box = [-45, 12, 65, 78];

/** The corners of the small maps were lost when their coasts were smoothed. */
const LOST_CORNER = { longitude: 0.15, latitude: 0.09 };

export const WIDE_ATTRIBUTION = `Natural Earth, ${ATTRIBUTION}`;

/** From here on the coarse coast would be wrong by more than a sign's width. */
const NEAR_ZOOM = 7;

/**
 * Coarse coasts from afar, and near the given places the same small maps that customers see. Nothing comes from another
 * server.
 */
export function wideBasemapStyle(places: readonly Place[], say: SayName): StyleSpecification {
  const { water, land, coast, town, sea } = basemapColours();
  const near = [...new Set(places.map(findArea).filter((area) => area !== undefined))];
  const addressOf = (file: string) => new URL(file, location.href).href;
  const sources: Record<string, SourceSpecification> = {
    europe: { type: 'geojson', data: addressOf(europe) },
    ...Object.fromEntries(
      near.flatMap((area) => [
        [`box-${area}`, { type: 'geojson', data: boxOf(area) }],
        [`land-${area}`, { type: 'geojson', data: addressOf(coasts[area]) }],
      ]),
    ),
    names: { type: 'geojson', data: namesOf(near, say) },
  };
  const layers: LayerSpecification[] = [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    { id: 'land', type: 'fill', source: 'europe', paint: { 'fill-color': land } },
    {
      id: 'coast',
      type: 'line',
      source: 'europe',
      maxzoom: NEAR_ZOOM,
      paint: { 'line-color': coast, 'line-width': 1 },
    },
    ...near.flatMap((area): LayerSpecification[] => [
      {
        id: `box-${area}`,
        type: 'fill',
        source: `box-${area}`,
        minzoom: NEAR_ZOOM,
        paint: { 'fill-color': water, 'fill-antialias': false },
      },
      // Without a line along its coast: that would also run along the edges where the small map was cut out.
      {
        id: `land-${area}`,
        type: 'fill',
        source: `land-${area}`,
        minzoom: NEAR_ZOOM,
        paint: { 'fill-color': land, 'fill-antialias': false },
      },
    ]),
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      minzoom: NEAR_ZOOM,
      layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 14 },
      paint: {
        'text-color': ['match', ['get', 'kind'], 'water', sea, town],
        'text-halo-color': ['match', ['get', 'kind'], 'water', water, land],
        'text-halo-width': 1.5,
      },
    },
  ];
  return { version: 8, sources, layers };
}

/** In the colours of the present scheme. */
export function paintWideBasemap(map: LiveMap): void {
  const { water, land, coast, town, sea } = basemapColours();
  for (const { id } of map.getStyle().layers) {
    if (id === 'water') map.setPaintProperty(id, 'background-color', water);
    else if (id === 'coast') map.setPaintProperty(id, 'line-color', coast);
    else if (id.startsWith('box-')) map.setPaintProperty(id, 'fill-color', water);
    else if (id.startsWith('land')) map.setPaintProperty(id, 'fill-color', land);
  }
  map.setPaintProperty('names', 'text-color', ['match', ['get', 'kind'], 'water', sea, town]);
  map.setPaintProperty('names', 'text-halo-color', ['match', ['get', 'kind'], 'water', water, land]);
}

function boxOf(area: Area) {
  const [west, south, east, north] = areas[area];
  const { longitude: x, latitude: y } = LOST_CORNER;
  const ring = [
    [west + x, south],
    [east - x, south],
    [east, south + y],
    [east, north - y],
    [east - x, north],
    [west + x, north],
    [west, north - y],
    [west, south + y],
    [west + x, south],
  ];
  return { type: 'Polygon' as const, coordinates: [ring] };
}

const namesOf = (near: readonly Area[], say: SayName) => ({
  type: 'FeatureCollection' as const,
  features: near.flatMap((area) =>
    areaLabels(area, say).map(({ kind, at, name }) => ({
      type: 'Feature' as const,
      properties: { kind, name },
      geometry: { type: 'Point' as const, coordinates: [...at] },
    })),
  ),
});
