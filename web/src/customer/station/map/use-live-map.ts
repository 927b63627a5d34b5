import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { MapWords, OpenedMap } from './open-map.ts';
import { findArea } from './areas.ts';

type MapStation = { name: string; latitude: number; longitude: number };

/** The map is loaded half a screen before it comes into view. */
const NEAR = '50%';

/** The map that can be moved, loaded when somebody scrolls near it. If it cannot be drawn, the picture stays. */
export function useLiveMap({ name, latitude, longitude }: MapStation, styleUrl: string | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState<HTMLElement>();
  const [hasFailed, setFailed] = useState(false);
  const words: MapWords = {
    title: t`Map around ${name}`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    wheel: t({
      message: 'Use Ctrl and the wheel to zoom the map',
      comment: 'Over the map, on computers with a Ctrl key',
    }),
    macWheel: t({ message: 'Use ⌘ and the wheel to zoom the map', comment: 'Over the map, on a Mac' }),
    touch: t({ message: 'Move the map with two fingers', comment: 'Over the map, on a touch screen' }),
  };
  const wordsRef = useRef(words);

  useEffect(() => {
    const box = container.current;
    const place = { latitude, longitude };
    if (!box || (styleUrl === null && !findArea(place))) return undefined;
    let opened: OpenedMap | undefined;
    let isGone = false;
    const onFail = () => setFailed(true);
    const open = async () => {
      const { openMap } = await import('./open-map.ts');
      if (isGone) return;
      opened = openMap(box, { place, styleUrl, locale, words: wordsRef.current, onReady: setPin, onFail });
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        // Without WebGL or the network the picture is enough.
        open().catch(onFail);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(box);
    return () => {
      isGone = true;
      watcher.disconnect();
      opened?.close();
      setPin(undefined);
    };
  }, [latitude, longitude, styleUrl, locale]);

  return { container, pin, hasFailed };
}
