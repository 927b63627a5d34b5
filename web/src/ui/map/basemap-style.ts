import type { ExpressionSpecification, LayerSpecification, Map as LiveMap, StyleSpecification } from 'maplibre-gl';
import type { Area } from './areas.ts';
import kuressaare from './areas/kuressaare.geo?url';
import malaga from './areas/malaga.geo?url';
import parnu from './areas/parnu.geo?url';
import tallinn from './areas/tallinn.geo?url';
import { shallows } from './shallows.ts';

export const coasts: Record<Area, string> = { kuressaare, malaga, parnu, tallinn };

/** The page's own colours, so that the map follows the light and the dark scheme. */
export function basemapColours() {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    water: token('--sky'),
    shallow: token('--tint'),
    land: token('--sand'),
    coast: token('--line-strong'),
    town: token('--ink-soft'),
    sea: token('--action'),
  };
}

export const NO_NAMES = { type: 'FeatureCollection' as const, features: [] };

/** Land, its edge, shallow water, and a few names: enough to know the bay. Nothing comes from another server. */
export const basemapStyle = (area: Area): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: new URL(coasts[area], location.href).href },
    // Placed once the size of the map is known, and after each move.
    names: { type: 'geojson', data: NO_NAMES },
  },
  layers: layersIn(basemapColours()),
});

export function paintBasemap(map: LiveMap): void {
  for (const { id, ...layer } of layersIn(basemapColours())) {
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      if (property.includes('color')) map.setPaintProperty(id, property as 'line-color', value);
    }
  }
}

type Colours = ReturnType<typeof basemapColours>;

const layersIn = ({ water, shallow, land, coast, town, sea }: Colours): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  ...shallows.map(({ width, lightness }, at): LayerSpecification => {
    const wider: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 7, width / 6, 10.5, width];
    const lighter: ExpressionSpecification = ['interpolate', ['linear'], lightness, 0, water, 1, shallow];
    const layout = { 'line-join': 'round', 'line-cap': 'round' } as const;
    const paint = { 'line-color': lighter, 'line-width': wider };
    return { id: `shallow-${at}`, type: 'line', source: 'land', layout, paint };
  }),
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
  { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': coast, 'line-width': 1.5 } },
  {
    id: 'names',
    type: 'symbol',
    source: 'names',
    layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 15, 'text-allow-overlap': true },
    paint: {
      'text-color': ['match', ['get', 'kind'], 'water', sea, town],
      'text-halo-color': ['match', ['get', 'kind'], 'water', water, land],
      'text-halo-width': 1.5,
    },
  },
];
