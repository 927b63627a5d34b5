import 'maplibre-gl/dist/maplibre-gl.css';
import type { Locale } from '@laine/contract/states.ts';
import {
  Map as LiveMap,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
  type MapOptions,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { mapLocale, type MapWords } from './map-locale.ts';
import { speakLanguage } from './speak-language.ts';

setWorkerUrl(workerUrl);

/** A map of our own, in the page's colours. */
type Basemap = { style: StyleSpecification; paint: (map: LiveMap) => void; attribution: string };

type Options = {
  /** The operator's style. */
  styleUrl: string | null;
  /** Drawn where no style is configured or it cannot be reached; undefined where we have no map of the place. */
  own: Basemap | undefined;
  locale: Locale;
  words: MapWords;
  view: (isOwn: boolean) => Partial<MapOptions>;
  /** Called with each drawn map before it has loaded. */
  onMap: (map: LiveMap, isOwn: boolean) => void;
  /** Called if nothing can be drawn. */
  onFail: () => void;
};

/** So that the first map begins with the two kilometres of the picture below it. */
const SCALE_MAX_PX = 80;

/** After this time we do without the operator's style. */
const STYLE_LOADS_WITHIN_MS = 8_000;

/** Returns a function that closes it. */
export function openLiveMap(container: HTMLElement, options: Options): () => void {
  const { styleUrl, own, onFail } = options;
  let close = () => {};
  const drawOwn = () => {
    close();
    if (own) close = drawMap(container, own, options, onFail);
    else onFail();
  };
  if (styleUrl === null) drawOwn();
  else close = drawMap(container, styleUrl, options, drawOwn);
  return () => close();
}

function drawMap(
  container: HTMLElement,
  drawn: Basemap | string,
  { locale, words, view, onMap }: Options,
  onNoStyle: () => void,
): () => void {
  const own = typeof drawn === 'string' ? undefined : drawn;
  const map = new LiveMap({
    container,
    style: typeof drawn === 'string' ? drawn : drawn.style,
    // Scrolling the page over the map must not zoom the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: own ? { compact: false, customAttribution: own.attribution } : { compact: true },
    locale: mapLocale(words, locale),
    ...view(own !== undefined),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: SCALE_MAX_PX }), 'top-left');
  onMap(map, own !== undefined);

  let isStyled = false;
  const giveUp = () => !isStyled && onNoStyle();
  const patience = setTimeout(giveUp, STYLE_LOADS_WITHIN_MS);
  map.once('style.load', () => {
    isStyled = true;
    // The colour scheme may have changed since the style was made; only now can it be repainted.
    if (own) own.paint(map);
    else speakLanguage(map, locale);
  });
  // A missing tile leaves a gap and needs no report.
  map.on('error', giveUp);

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => isStyled && own?.paint(map);
  scheme.addEventListener('change', repaint);
  return () => {
    clearTimeout(patience);
    scheme.removeEventListener('change', repaint);
    map.remove();
  };
}
