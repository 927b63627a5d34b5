/** What the map itself says, in the reader's language. */
export type MapWords = {
  title: string;
  zoomIn: string;
  zoomOut: string;
  wheel: string;
  macWheel: string;
  touch: string;
};

/** The same under the names that the map's library has for it. */
export const mapLocale = (words: MapWords): Record<string, string> => ({
  'Map.Title': words.title,
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
  'CooperativeGesturesHandler.MacHelpText': words.macWheel,
  'CooperativeGesturesHandler.MobileHelpText': words.touch,
});
