import type { Locale } from '@laine/contract/states.ts';
import { LngLatBounds, Marker, type Map as LiveMap } from 'maplibre-gl';
import { type Box, MAX_OWN_ZOOM, type Place } from './areas.ts';
import { groupNear } from './group-near.ts';
import type { MapWords } from './map-locale.ts';
import { openLiveMap } from './open-live-map.ts';
import { EUROPE, paintWideBasemap, WIDE_ATTRIBUTION, wideBasemapStyle } from './wide-basemap.ts';

export type PlacedStation = { id: string; place: Place };
/** One sign on the map, for a station or for several that are too close at this scale. */
export type Sign = { key: string; ids: readonly string[]; element: HTMLElement };

type Options = {
  stations: readonly PlacedStation[];
  styleUrl: string | null;
  locale: Locale;
  words: MapWords;
  /** Finds stations in a part of the map, west, south, east, north, where the given ones are not all. */
  findWithin?: ((box: Box) => Promise<readonly PlacedStation[]>) | undefined;
  /** Called with the signs' empty elements whenever the signs change. */
  onSigns: (signs: readonly Sign[]) => void;
  onFail: () => void;
};

export type OpenedStationsMap = {
  close: () => void;
  /** Moves to where these stand apart; false where the map cannot come nearer. */
  comeNearer: (ids: readonly string[]) => boolean;
};

const MAX_ZOOM = { own: MAX_OWN_ZOOM, foreign: 16 };
const FIRST_MAX_ZOOM = 10;
const EDGE = { top: 96, bottom: 48, left: 96, right: 96 };

/** All given stations at first, under as many signs as there is room for. */
export function openStationsMap(
  container: HTMLElement,
  { stations, findWithin, onSigns, ...options }: Options,
): OpenedStationsMap {
  const places = stations.map(({ place }) => place);
  const known = new Map(stations.map((station) => [station.id, station]));
  let shown: LiveMap | undefined;
  // Until somebody moves it, the map fits all stations, however wide its box becomes.
  let isUntouched = true;
  const firstView = () => ({ padding: edgeOf(container), maxZoom: FIRST_MAX_ZOOM });
  const close = openLiveMap(container, {
    ...options,
    own: {
      style: wideBasemapStyle(places, options.words.place),
      paint: paintWideBasemap,
      attribution: WIDE_ATTRIBUTION,
    },
    view: (isOwn) => ({
      bounds: boundsOf(stations),
      fitBoundsOptions: firstView(),
      maxZoom: isOwn ? MAX_ZOOM.own : MAX_ZOOM.foreign,
      ...(isOwn && { maxBounds: [...EUROPE] }),
      renderWorldCopies: false,
    }),
    onMap: (map) => {
      shown = map;
      isUntouched = true;
      const placeSigns = keepSigns(map, known, onSigns);
      if (findWithin)
        loadInView(map, findWithin, (found) => {
          for (const station of found) known.set(station.id, station);
          placeSigns();
        });
      for (const event of ['dragstart', 'zoomstart'] as const) {
        map.on(event, ({ originalEvent }) => {
          if (originalEvent !== undefined) isUntouched = false;
        });
      }
      map.on('resize', () => {
        if (isUntouched) map.fitBounds(boundsOf(stations), { ...firstView(), animate: false });
      });
    },
  });
  return {
    close,
    comeNearer: (ids) => {
      isUntouched = false;
      if (!shown || shown.getZoom() >= shown.getMaxZoom() - 0.1) return false;
      const chosen = [...known.values()].filter(({ id }) => ids.includes(id));
      shown.fitBounds(boundsOf(chosen), { padding: edgeOf(container), maxZoom: shown.getMaxZoom() });
      return true;
    },
  };
}

/** Asks when the map has come to rest somewhere else than within what was asked before, and for as much around it. */
function loadInView(
  map: LiveMap,
  findWithin: NonNullable<Options['findWithin']>,
  onFound: (found: readonly PlacedStation[]) => void,
): void {
  let asked: LngLatBounds | undefined;
  const load = async () => {
    const view = map.getBounds();
    if (asked?.contains(view.getSouthWest()) === true && asked.contains(view.getNorthEast())) return;
    const before = asked;
    asked = around(view);
    try {
      onFound(await findWithin([asked.getWest(), asked.getSouth(), asked.getEast(), asked.getNorth()]));
    } catch {
      // Those that are known stay; the next movement asks again.
      asked = before;
    }
  };
  map.once('load', () => void load());
  map.on('moveend', () => void load());
}

/** Half as much on each side. */
function around(view: LngLatBounds): LngLatBounds {
  const [west, south, east, north] = [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()];
  const [x, y] = [(east - west) / 2, (north - south) / 2];
  return new LngLatBounds(
    [Math.max(west - x, -180), Math.max(south - y, -90)],
    [Math.min(east + x, 180), Math.min(north + y, 90)],
  );
}

/** Signs are grouped anew at each scale, and replaced only where the groups are others. */
function keepSigns(map: LiveMap, known: ReadonlyMap<string, PlacedStation>, onSigns: Options['onSigns']): () => void {
  let markers: Marker[] = [];
  let shownKeys = '';
  const placeSigns = () => {
    // Always in one order, because the groups depend on it.
    const stations = [...known.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const spots = stations.map(({ id, place }) => {
      const { x, y } = map.project(lngLat(place));
      return { id, x, y };
    });
    const groups = groupNear(spots).map((group) => ({
      ...group,
      key: group.ids.join('+'),
      element: document.createElement('div'),
    }));
    const keys = groups.map(({ key }) => key).join(' ');
    if (keys === shownKeys) return;
    shownKeys = keys;
    markers.forEach((marker) => marker.remove());
    markers = groups.map(({ x, y, element }) =>
      new Marker({ element, anchor: 'bottom' }).setLngLat(map.unproject([x, y])).addTo(map),
    );
    onSigns(groups.map(({ key, ids, element }) => ({ key, ids, element })));
  };
  map.once('load', placeSigns);
  map.on('zoomend', placeSigns);
  return placeSigns;
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
