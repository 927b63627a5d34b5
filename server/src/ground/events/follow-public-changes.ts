import type { StopListening } from '../db/engine.ts';
import type { Database } from '../db/open-database.ts';

/** The database itself notifies every process (migration 0103). */
const PUBLIC_CHANGE = 'public-change';

/** What visitors see has changed: a station's own facts, the bookings at it, or reviews. */
export type PublicChange = { what: 'station' | 'bookings'; stationId: string } | { what: 'reviews' };

/** `onGap` is called when changes may have been missed. */
export const followPublicChanges = (
  db: Database,
  onChange: (change: PublicChange) => void,
  onGap: () => void,
): Promise<StopListening> =>
  db.listen(
    PUBLIC_CHANGE,
    (payload) => {
      const [what, stationId] = JSON.parse(payload) as string[];
      if (what === 'reviews') onChange({ what });
      else if ((what === 'station' || what === 'bookings') && stationId !== undefined) onChange({ what, stationId });
      // Of a newer version.
      else onGap();
    },
    onGap,
  );
