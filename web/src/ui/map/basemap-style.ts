import type { Map as LiveMap, StyleSpecification } from 'maplibre-gl';
import { areaLabels, type SayName } from './area-labels.ts';
import type { Area } from './areas.ts';
import kuressaare from './areas/kuressaare.geo?url';
import malaga from './areas/malaga.geo?url';
import parnu from './areas/parnu.geo?url';
import tallinn from './areas/tallinn.geo?url';

export const coasts: Record<Area, string> = { kuressaare, malaga, parnu, tallinn };

/** The page's own colours, so that the map follows the light and the dark scheme. */
export function basemapColours() {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    water: token('--sky'),
    land: token('--sand'),
    coast: token('--line-strong'),
    town: token('--ink-soft'),
    sea: token('--action'),
  };
}

/** Land, its edge, and a few names: enough to know the bay. Nothing comes from another server. */
export function basemapStyle(area: Area, say: SayName): StyleSpecification {
  const { water, land, coast, town, sea } = basemapColours();
  const names = {
    type: 'FeatureCollection' as const,
    features: areaLabels(area, say).map(({ kind, at, name }) => ({
      type: 'Feature' as const,
      properties: { kind, name },
      geometry: { type: 'Point' as const, coordinates: [...at] },
    })),
  };
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: new URL(coasts[area], location.href).href },
      names: { type: 'geojson', data: names },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 1.5 } },
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 15 },
        paint: {
          'text-color': ['match', ['get', 'kind'], 'water', sea, town],
          'text-halo-color': ['match', ['get', 'kind'], 'water', water, land],
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

export function paintBasemap(map: LiveMap): void {
  const { water, land, coast, town, sea } = basemapColours();
  map.setPaintProperty('water', 'background-color', water);
  map.setPaintProperty('land', 'fill-color', land);
  map.setPaintProperty('coast', 'line-color', coast);
  map.setPaintProperty('names', 'text-color', ['match', ['get', 'kind'], 'water', sea, town]);
  map.setPaintProperty('names', 'text-halo-color', ['match', ['get', 'kind'], 'water', water, land]);
}
