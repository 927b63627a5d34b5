import { createContext, type ReactNode } from 'react';
import { useClock } from '../../ui/hooks/use-clock.ts';

/** Boards come and go by the minute. */
const TICK_EVERY_MS = 5_000;

/** The product's time, for what ages on a card. */
export const CardTime = createContext<Temporal.Instant | null>(null);

/** One clock for all cards. Only what looks at it is rendered anew, not the cards. */
export function CardClock({ serverNow, children }: { serverNow: string; children: ReactNode }) {
  const now = useClock(serverNow, TICK_EVERY_MS);
  return <CardTime value={now}>{children}</CardTime>;
}
