import 'maplibre-gl/dist/maplibre-gl.css';
import type { Locale } from '@laine/contract/states.ts';
import type { Place } from '@laine/rules/distance-in-metres.ts';
import { Map as LiveMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { areas, ATTRIBUTION, findArea } from './areas.ts';
import { basemapStyle, paintBasemap } from './basemap-style.ts';
import { speakLanguage } from './speak-language.ts';
import { zoomAt } from './projection.ts';

setWorkerUrl(workerUrl);

export type MapWords = {
  title: string;
  zoomIn: string;
  zoomOut: string;
  wheel: string;
  macWheel: string;
  touch: string;
};

type Options = {
  place: Place;
  styleUrl: string | null;
  locale: Locale;
  words: MapWords;
  /** The first picture stands; the element is the marker's, to be filled. */
  onReady: (pin: HTMLElement) => void;
  /** There is nothing to draw here. */
  onFail: () => void;
};

export type OpenedMap = { close: () => void };

const CLOSEST_BASEMAP_ZOOM = 13;
const STREET_ZOOM = 14;
/** A style that has not come by then is as good as none. */
const STYLE_LOADS_WITHIN_MS = 8_000;

/** With the operator's style; with our own coast where none is configured or the configured one is out of reach. */
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
    ...(own && area && { maxBounds: [...areas[area]], maxZoom: CLOSEST_BASEMAP_ZOOM }),
    // A page scrolled over the map must keep scrolling.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: own ? { compact: false, customAttribution: ATTRIBUTION } : { compact: true },
    locale: {
      'Map.Title': words.title,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.macWheel,
      'CooperativeGesturesHandler.MobileHelpText': words.touch,
    },
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
    // The scheme may have changed since the style was made, and before now it could not be repainted.
    if (own) paintBasemap(map);
    else speakLanguage(map, locale);
  });
  // A tile that does not come leaves a gap, and that is all there is to say about it.
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
