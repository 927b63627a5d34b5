import type { DashboardStation } from '@laine/contract/admin/entities.ts';

/** What a list of stations can be narrowed to. */
export const needs = ['alerts', 'silent', 'closed'] as const;
type Need = (typeof needs)[number];

const isInNeed: Record<Need, (station: DashboardStation) => boolean> = {
  alerts: ({ openAlerts }) => openAlerts > 0,
  silent: ({ status, connected }) => status === 'active' && !connected,
  closed: ({ status }) => status !== 'active',
};

type Wish = { search?: string | undefined; need?: Need | undefined };

/** By name; all stations that somebody runs are read at once, so that typing answers at once. */
export function listShownStations(
  stations: readonly DashboardStation[],
  { search = '', need }: Wish,
): DashboardStation[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return stations
    .filter(({ name, stationId }) => words.every((word) => `${name} ${stationId}`.toLocaleLowerCase().includes(word)))
    .filter((station) => need === undefined || isInNeed[need](station))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
