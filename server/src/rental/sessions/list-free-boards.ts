import type { Availability, Station } from '@laine/contract/public/entities.ts';
import { isBefore, later } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import { presentAvailability } from './present-availability.ts';
import { readStationLoads } from './read-station-load.ts';

/**
 * Free boards of each active station, from now until it closes; while it's closed, of its next opening today or
 * tomorrow. With the changes that are known, a page counts on by the clock.
 */
export async function listFreeBoards(deps: Deps, stations: readonly Station[]): Promise<Map<string, Availability>> {
  const now = deps.now();
  const open = stations.flatMap((station) => {
    const within = station.status === 'active' && nextOpening(station, now);
    return within ? [{ ...station, within }] : [];
  });
  const [first] = open;
  if (!first) return new Map();
  const end = open.map(({ within }) => within.end).reduce(later, first.within.end);
  const loads = await readStationLoads(deps.db.query, open, now, { within: { start: now, end } });
  return new Map(
    loads.flatMap(({ sessions, ...load }, index) => {
      const station = open[index];
      if (!station) return [];
      const { id, within } = station;
      // Nobody knows when a late board comes back: it must not come back on an open page by itself.
      const known = sessions.map((session) =>
        session.status === 'started' && !isBefore(now, session.end) ? { ...session, end: within.end } : session,
      );
      return [[id, presentAvailability({ ...load, sessions: known }, within, now)]];
    }),
  );
}

function nextOpening(station: Station, now: Temporal.Instant): Slot | undefined {
  const today = dateIn(station.timeZone, now);
  return [today, today.add({ days: 1 })]
    .map((date) => openingHours(station, date))
    .map(({ opensAt, closesAt }) => ({ start: later(opensAt, now), end: closesAt }))
    .find(({ start, end }) => isBefore(start, end));
}
