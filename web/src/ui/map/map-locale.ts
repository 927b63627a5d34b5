import type { Locale } from '@laine/contract/states.ts';
import type { SayName } from './area-labels.ts';
import { distanceIn } from './distance-in.ts';

/** The map's own texts in the reader's language. */
export type MapWords = {
  title: string;
  zoomIn: string;
  zoomOut: string;
  wheel: string;
  macWheel: string;
  touch: string;
  /** Says a name of the basemap. */
  place: SayName;
};

/** The same under the keys of the map's library. */
export const mapLocale = (words: MapWords, locale: Locale): Record<string, string> => ({
  'Map.Title': words.title,
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
  'CooperativeGesturesHandler.MacHelpText': words.macWheel,
  'CooperativeGesturesHandler.MobileHelpText': words.touch,
  'ScaleControl.Kilometers': unitIn(locale, 'kilometer'),
  'ScaleControl.Meters': unitIn(locale, 'meter'),
});

const unitIn = (locale: Locale, unit: 'kilometer' | 'meter'): string =>
  distanceIn(locale, unit)
    .formatToParts(2)
    .find(({ type }) => type === 'unit')?.value ?? unit;
