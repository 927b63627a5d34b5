import 'maplibre-gl/dist/maplibre-gl.css';
import type { Locale } from '@laine/contract/states.ts';
import { LngLatBounds, Map as LiveMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Place } from '../../../ui/map/areas.ts';
import { mapLocale, type MapWords } from '../../../ui/map/map-locale.ts';
import { speakLanguage } from '../../../ui/map/speak-language.ts';
import { EUROPE, paintWideBasemap, WIDE_ATTRIBUTION, wideBasemapStyle } from '../../../ui/map/wide-basemap.ts';
import { groupNear } from './group-near.ts';

setWorkerUrl(workerUrl);

export type PlacedStation = { id: string; place: Place };
/** One sign on the map, for a station or for several that stand too near to each other at this scale. */
export type Sign = { key: string; ids: readonly string[]; element: HTMLElement };

type Options = {
  stations: readonly PlacedStation[];
  styleUrl: string | null;
  locale: Locale;
  words: MapWords;
  /** Called with the empty elements of the signs, whenever others are needed. */
  onSigns: (signs: readonly Sign[]) => void;
  onFail: () => void;
};

export type OpenedStationsMap = {
  close: () => void;
  /** Moves to where these stand apart; false where the map cannot come nearer. */
  comeNearer: (ids: readonly string[]) => boolean;
};

const MAX_ZOOM = { own: 12, foreign: 16 };
const FIRST_MAX_ZOOM = 10;
const EDGE = { top: 96, bottom: 48, left: 96, right: 96 };
/** After this time we do without the operator's style. */
const STYLE_LOADS_WITHIN_MS = 8_000;

/** The operator's style, or our own coasts where none is configured or it cannot be reached. */
export function openStationsMap(container: HTMLElement, options: Options): OpenedStationsMap {
  const fallBack = () => {
    opened.close();
    opened = drawMap(container, { ...options, styleUrl: null }, options.onFail);
  };
  let opened = drawMap(container, options, options.styleUrl === null ? options.onFail : fallBack);
  return { close: () => opened.close(), comeNearer: (ids) => opened.comeNearer(ids) };
}

function drawMap(
  container: HTMLElement,
  { stations, styleUrl, locale, words, onSigns }: Options,
  onNoStyle: () => void,
): OpenedStationsMap {
  const isOwn = styleUrl === null;
  const places = stations.map(({ place }) => place);
  const maxZoom = isOwn ? MAX_ZOOM.own : MAX_ZOOM.foreign;
  const map = new LiveMap({
    container,
    style: isOwn ? wideBasemapStyle(places, locale) : styleUrl,
    bounds: boundsOf(stations),
    fitBoundsOptions: { padding: edgeOf(container), maxZoom: FIRST_MAX_ZOOM },
    maxZoom,
    ...(isOwn && { maxBounds: [...EUROPE] }),
    // Scrolling the page over the map must not zoom the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    attributionControl: isOwn ? { compact: false, customAttribution: WIDE_ATTRIBUTION } : { compact: true },
    locale: mapLocale(words),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');

  let markers: Marker[] = [];
  let shownKeys = '';
  const placeSigns = () => {
    const spots = stations.map(({ id, place }) => {
      const { x, y } = map.project(lngLat(place));
      return { id, x, y };
    });
    const groups = groupNear(spots);
    const keys = groups.map(({ ids }) => ids.join('+'));
    if (keys.join(' ') === shownKeys) return;
    shownKeys = keys.join(' ');
    markers.forEach((marker) => marker.remove());
    const signs = groups.map(({ ids }, at) => ({ key: keys[at] ?? '', ids, element: document.createElement('div') }));
    markers = groups.map(({ x, y }, at) =>
      new Marker({ element: signs[at]?.element ?? container, anchor: 'bottom' })
        .setLngLat(map.unproject([x, y]))
        .addTo(map),
    );
    onSigns(signs);
  };
  map.once('load', placeSigns);
  map.on('zoomend', placeSigns);

  // Until somebody moves it, the map shows all stations, however wide its box becomes.
  let isUntouched = true;
  for (const event of ['dragstart', 'zoomstart'] as const) {
    map.on(event, ({ originalEvent }) => {
      if (originalEvent !== undefined) isUntouched = false;
    });
  }
  map.on('resize', () => {
    if (!isUntouched) return;
    map.fitBounds(boundsOf(stations), { padding: edgeOf(container), maxZoom: FIRST_MAX_ZOOM, animate: false });
  });

  let isStyled = false;
  const giveUp = () => !isStyled && onNoStyle();
  const patience = setTimeout(giveUp, STYLE_LOADS_WITHIN_MS);
  map.once('style.load', () => {
    isStyled = true;
    // The colour scheme may have changed since the style was made; only now can it be repainted.
    if (isOwn) paintWideBasemap(map);
    else speakLanguage(map, locale);
  });
  // A missing tile leaves a gap; nobody needs to hear more about it.
  map.on('error', giveUp);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => isOwn && isStyled && paintWideBasemap(map);
  scheme.addEventListener('change', repaint);
  return {
    close: () => {
      clearTimeout(patience);
      scheme.removeEventListener('change', repaint);
      map.remove();
    },
    comeNearer: (ids) => {
      isUntouched = false;
      if (map.getZoom() >= maxZoom - 0.1) return false;
      const chosen = stations.filter(({ id }) => ids.includes(id));
      map.fitBounds(boundsOf(chosen), { padding: edgeOf(container), maxZoom });
      return true;
    },
  };
}

const lngLat = ({ longitude, latitude }: Place): [number, number] => [longitude, latitude];

function boundsOf(stations: readonly PlacedStation[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { place } of stations) bounds.extend(lngLat(place));
  return bounds;
}

/** Room for the signs, which stand above their places; a narrow box has less of it to give. */
function edgeOf({ clientWidth }: HTMLElement) {
  const side = Math.min(EDGE.left, Math.round(clientWidth / 4));
  return { ...EDGE, left: side, right: side };
}
