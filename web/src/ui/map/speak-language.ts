import type { Locale } from '@laine/contract/states.ts';
import type { ExpressionSpecification, Map as LiveMap } from 'maplibre-gl';
import { namesIn } from './names-in.ts';

/** Names on the operator's map in the visitor's language, where the tiles have them. */
export function speakLanguage(map: LiveMap, locale: Locale): void {
  for (const layer of map.getStyle().layers) {
    if (layer.type !== 'symbol') continue;
    const field = namesIn(locale, layer.layout?.['text-field']);
    if (field !== undefined) map.setLayoutProperty(layer.id, 'text-field', field as ExpressionSpecification);
  }
}
