import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { findArea } from '../../../ui/map/areas.ts';
import { useMapWords } from '../../../ui/map/use-map-words.ts';

type MapStation = { name: string; latitude: number; longitude: number };

/** The map is loaded half a screen before it comes into view. */
const NEAR = '50%';

/** The interactive map, loaded when somebody scrolls near it. If it can't be drawn, the picture stays. */
export function useLiveMap({ name, latitude, longitude }: MapStation, styleUrl: string | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [pin, setPin] = useState<HTMLElement>();
  const [hasFailed, setFailed] = useState(false);
  const words = useMapWords(t`Map around ${name}`);
  const wordsRef = useRef(words);

  useEffect(() => {
    const box = container.current;
    const place = { name, latitude, longitude };
    if (!box || (styleUrl === null && !findArea(place))) return undefined;
    let close: (() => void) | undefined;
    let isGone = false;
    const onFail = () => setFailed(true);
    const open = async () => {
      const { openMap } = await import('./open-map.ts');
      if (isGone) return;
      close = openMap(box, { place, styleUrl, locale, words: wordsRef.current, onReady: setPin, onFail });
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
      close?.();
      setPin(undefined);
    };
  }, [name, latitude, longitude, styleUrl, locale]);

  return { container, pin, hasFailed };
}
