import { useEffect, useState } from 'react';
import type { Heard } from '../program/open-program.ts';
import { useHeard } from '../program/use-program.ts';

const TICK_MS = 250;

/** The station's clock continues from the last screen; the machine that shows the page may have another time. */
const stationNowInMs = ({ screen, heardAtInMs }: Heard, monotonicInMs: number): number =>
  screen ? Date.parse(screen.now) + monotonicInMs - heardAtInMs : 0;

export function useMonotonicNow(): number {
  const [nowInMs, setNowInMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowInMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowInMs;
}

export function useStationNowInMs(): number {
  const monotonicInMs = useMonotonicNow();
  const heard = useHeard();
  return stationNowInMs(heard, Math.max(monotonicInMs, heard.heardAtInMs));
}
