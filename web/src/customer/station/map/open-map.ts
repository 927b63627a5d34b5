import 'maplibre-gl/dist/maplibre-gl.css';
import type { Locale } from '@laine/contract/states.ts';
import type { Place } from '@laine/rules/distance-in-metres.ts';
import { Map as LiveMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { areas, ATTRIBUTION, findArea } from '../../../ui/map/areas.ts';
import { basemapStyle, paintBasemap } from '../../../ui/map/basemap-style.ts';
import { mapLocale, type MapWords } from '../../../ui/map/map-locale.ts';
import { speakLanguage } from '../../../ui/map/speak-language.ts';
import { zoomAt } from './projection.ts';

setWorkerUrl(workerUrl);

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

export type OpenedMap = { close: () => void };

const MAX_BASEMAP_ZOOM = 13;
const STREET_ZOOM = 14;
/** After this time we do without the operator's style. */
const STYLE_LOADS_WITHIN_MS = 8_000;

/** Uses the operator's style, or our own coast where none is configured or it cannot be reached. */
export function openMap(container: HTMLElement, options: Options): OpenedMap {
  const fallBack = () => {
    opened.close();
    if (findArea(options.place)) opened = drawMap(container, { ...options, styleUrl: null }, options.onFail);
    else options.onFail();
  };
  let opened = drawMap(container, options, options.styleUrl === null ? options.onFail : fallBack);
  return { close: () => opened.close() };
}

function drawMap(
  container: HTMLElement,
  { place, styleUrl, locale, words, onReady }: Options,
  onNoStyle: () => void,
): OpenedMap {
  const area = findArea(place);
  const own = styleUrl === null && area ? basemapStyle(area, locale) : undefined;
  const center: [number, number] = [place.longitude, place.latitude];
  const map = new LiveMap({
    container,
    center,
    style: own ?? styleUrl ?? '',
    zoom: own ? zoomAt(place) : STREET_ZOOM,
    ...(own && area && { maxBounds: [...areas[area]], maxZoom: MAX_BASEMAP_ZOOM }),
    // Scrolling the page over the map must not zoom the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: own ? { compact: false, customAttribution: ATTRIBUTION } : { compact: true },
    locale: mapLocale(words),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const pin = document.createElement('div');
  new Marker({ element: pin, anchor: 'bottom' }).setLngLat(center).addTo(map);
  map.once('load', () => onReady(pin));

  let isStyled = false;
  const giveUp = () => !isStyled && onNoStyle();
  const patience = setTimeout(giveUp, STYLE_LOADS_WITHIN_MS);
  map.once('style.load', () => {
    isStyled = true;
    // The colour scheme may have changed since the style was made; only now can it be repainted.
    if (own) paintBasemap(map);
    else speakLanguage(map, locale);
  });
  // A missing tile leaves a gap; nobody needs to hear more about it.
  map.on('error', giveUp);

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => own && isStyled && paintBasemap(map);
  scheme.addEventListener('change', repaint);
  return {
    close: () => {
      clearTimeout(patience);
      scheme.removeEventListener('change', repaint);
      map.remove();
    },
  };
}
