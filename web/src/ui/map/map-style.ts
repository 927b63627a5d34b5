/** Fills its box, with the library's own controls in our colours. */
export const mapStyle =
  'absolute! inset-0 transition-opacity [&_.maplibregl-ctrl-attrib]:bg-paper/80! [&_.maplibregl-ctrl-attrib]:text-xs! ' +
  '[&_.maplibregl-ctrl-attrib]:text-ink-soft! dark:[&_.maplibregl-ctrl-group]:invert ' +
  '[&_.maplibregl-ctrl-scale]:border-ink-soft! [&_.maplibregl-ctrl-scale]:bg-paper/85! [&_.maplibregl-ctrl-scale]:text-xs! ' +
  '[&_.maplibregl-ctrl-scale]:text-ink!';
