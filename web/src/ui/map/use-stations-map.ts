import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Box } from './areas.ts';
import type { OpenedStationsMap, PlacedStation, Sign } from './open-stations-map.ts';
import { useMapWords } from './use-map-words.ts';

type FindWithin = (box: Box) => Promise<readonly PlacedStation[]>;

/**
 * The map is loaded on demand. If it can't be drawn, the list beside it stays. With `findWithin` it begins with the
 * given stations and loads those that come into view.
 */
export function useStationsMap(stations: readonly PlacedStation[], styleUrl: string | null, findWithin?: FindWithin) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useMapWords(t({ message: 'Map of the stations', comment: 'Name of a map, for screen readers' }));
  const wordsRef = useRef(words);
  const findRef = useRef(findWithin);
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedStationsMap>(undefined);
  const [signs, setSigns] = useState<readonly Sign[]>([]);
  const [hasFailed, setFailed] = useState(false);
  // Every reading of the dashboard makes new objects; the map is drawn anew only for other places.
  const placesKey = JSON.stringify(stations);

  useEffect(() => {
    const box = container.current;
    const placed = JSON.parse(placesKey) as PlacedStation[];
    if (!box || placed.length === 0) return undefined;
    let isGone = false;
    const onFail = () => setFailed(true);
    const open = async () => {
      const { openStationsMap } = await import('./open-stations-map.ts');
      if (isGone) return;
      const parts = { words: wordsRef.current, findWithin: findRef.current };
      opened.current = openStationsMap(box, {
        stations: placed,
        styleUrl,
        locale,
        ...parts,
        onSigns: setSigns,
        onFail,
      });
    };
    // Without WebGL or the network there is no map.
    open().catch(onFail);
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = undefined;
      setSigns([]);
    };
  }, [placesKey, styleUrl, locale]);

  const comeNearer = (ids: readonly string[]) => opened.current?.comeNearer(ids) ?? false;
  return { container, signs, hasFailed, comeNearer };
}
