import type { SayName } from './area-labels.ts';

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
export const mapLocale = (words: MapWords): Record<string, string> => ({
  'Map.Title': words.title,
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
  'CooperativeGesturesHandler.MacHelpText': words.macWheel,
  'CooperativeGesturesHandler.MobileHelpText': words.touch,
});
