import type { Locale } from '@laine/contract/states.ts';
import type { Map as LiveMap } from 'maplibre-gl';

/** Names on the operator's map in the visitor's language, where the tiles have them (OpenMapTiles: `name:xx`). */
export function speakLanguage(map: LiveMap, locale: Locale): void {
  for (const layer of map.getStyle().layers) {
    if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name')) continue;
    map.setLayoutProperty(layer.id, 'text-field', [
      'coalesce',
      ['get', `name:${locale}`],
      ['get', 'name:latin'],
      ['get', 'name'],
    ]);
  }
}
