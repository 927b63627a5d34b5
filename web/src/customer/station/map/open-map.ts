import type { Locale } from '@laine/contract/states.ts';
import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { Marker } from 'maplibre-gl';
import { areas, ATTRIBUTION, findArea, MAX_OWN_ZOOM } from '../../../ui/map/areas.ts';
import { basemapStyle, paintBasemap } from '../../../ui/map/basemap-style.ts';
import type { MapWords } from '../../../ui/map/map-locale.ts';
import { openLiveMap } from '../../../ui/map/open-live-map.ts';
import { zoomAt } from './projection.ts';

type Options = {
  place: Place;
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
    own: area && { style: basemapStyle(area, options.words.place), paint: paintBasemap, attribution: ATTRIBUTION },
    view: (isOwn) => ({
      center,
      zoom: isOwn ? zoomAt(place) : STREET_ZOOM,
      ...(isOwn && area && { maxBounds: [...areas[area]], maxZoom: MAX_OWN_ZOOM }),
    }),
    onMap: (map) => {
      const pin = document.createElement('div');
      new Marker({ element: pin, anchor: 'bottom' }).setLngLat(center).addTo(map);
      map.once('load', () => onReady(pin));
    },
  });
}
