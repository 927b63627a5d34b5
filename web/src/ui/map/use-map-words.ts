import { useLingui } from '@lingui/react/macro';
import type { MapWords } from './map-locale.ts';

export function useMapWords(title: string): MapWords {
  const { t, i18n } = useLingui();
  return {
    title,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    wheel: t({
      message: 'Use Ctrl and the wheel to zoom the map',
      comment: 'Over the map, on computers with a Ctrl key',
    }),
    macWheel: t({ message: 'Use ⌘ and the wheel to zoom the map', comment: 'Over the map, on a Mac' }),
    place: (name) => i18n._(name),
    touch: t({ message: 'Move the map with two fingers', comment: 'Over the map, on a touch screen' }),
  };
}
