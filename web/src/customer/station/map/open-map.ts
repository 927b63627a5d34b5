import type { Locale } from '@laine/contract/states.ts';
import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { type GeoJSONSource, type Map as LiveMap, Marker } from 'maplibre-gl';
import { areaLabels, type SayName } from '../../../ui/map/area-labels.ts';
import { type Area, areas, ATTRIBUTION, findArea, MAX_OWN_ZOOM } from '../../../ui/map/areas.ts';
import { basemapStyle, paintBasemap } from '../../../ui/map/basemap-style.ts';
import type { MapWords } from '../../../ui/map/map-locale.ts';
import { openLiveMap } from '../../../ui/map/open-live-map.ts';
import { placeNames, signsOn } from '../../../ui/map/place-names.ts';
import { zoomAt } from './projection.ts';

type Options = {
  place: Place & { name: string };
  styleUrl: string | null;
  locale: Locale;
  words: MapWords;
  /** Called when the map is drawn for the first time, with the empty element of the marker. */
  onReady: (pin: HTMLElement) => void;
  /** Called when there is nothing to draw. */
  onFail: () => void;
};

const STREET_ZOOM = 14;

/** One place and its pin. Returns a function that closes it. */
export function openMap(container: HTMLElement, { place, onReady, ...options }: Options): () => void {
  const area = findArea(place);
  const center: [number, number] = [place.longitude, place.latitude];
  return openLiveMap(container, {
    ...options,
    own: area && { style: basemapStyle(area), paint: paintBasemap, attribution: ATTRIBUTION },
    view: (isOwn) => ({
      center,
      zoom: isOwn ? zoomAt(place) : STREET_ZOOM,
      ...(isOwn && area && { maxBounds: [...areas[area]], maxZoom: MAX_OWN_ZOOM }),
    }),
    onMap: (map, isOwn) => {
      if (isOwn && area) keepNames(map, area, { at: center, label: place.name }, options.words.place);
      const pin = document.createElement('div');
      new Marker({ element: pin, anchor: 'bottom' }).setLngLat(center).addTo(map);
      map.once('load', () => onReady(pin));
    },
  });
}

/** Wherever the map is moved, its names stay whole and clear of the pin. */
function keepNames(map: LiveMap, area: Area, pin: { at: [number, number]; label: string }, say: SayName): void {
  const labels = areaLabels(area, say);
  const place = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const names = labels.map(({ at: [lng, lat], ...label }) => ({ ...label, ...pointAt(map, [lng, lat]) }));
    const features = placeNames(
      names,
      { width, height },
      signsOn({ width, height }, { ...pointAt(map, pin.at), label: pin.label }),
    ).map(({ kind, name, x, y }) => ({
      type: 'Feature' as const,
      properties: { kind, name },
      geometry: { type: 'Point' as const, coordinates: map.unproject([x, y]).toArray() },
    }));
    void map.getSource<GeoJSONSource>('names')?.setData({ type: 'FeatureCollection', features });
  };
  for (const event of ['style.load', 'load', 'moveend', 'resize'] as const) map.on(event, place);
}

function pointAt(map: LiveMap, place: [number, number]) {
  const { x, y } = map.project(place);
  return { x, y };
}
