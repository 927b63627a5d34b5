/** Fills its box, with the library's own controls in our colours. */
export const mapStyle =
  'absolute! inset-0 transition-opacity [&_.maplibregl-ctrl-attrib]:bg-paper/80! [&_.maplibregl-ctrl-attrib]:text-xs! ' +
  '[&_.maplibregl-ctrl-attrib]:text-ink-soft! dark:[&_.maplibregl-ctrl-group]:invert';
