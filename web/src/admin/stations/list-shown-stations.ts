import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** Filters of the station list. */
export const needs = ['alerts', 'silent', 'closed'] as const;
type Need = (typeof needs)[number];

/** Only for a station that should answer: a closed one may be switched off. */
export const isSilent = ({ status, connected }: DashboardStation): boolean => status === 'active' && !connected;

/** Those in trouble first. Without an alert, a late board is a renter who may need help, and silence is a network. */
export const byTrouble = (locale: Locale) => {
  const inOrder = byName(locale);
  return (one: DashboardStation, other: DashboardStation) =>
    other.openAlerts - one.openAlerts ||
    other.overdue - one.overdue ||
    Number(isSilent(other)) - Number(isSilent(one)) ||
    inOrder(one, other);
};

const isInNeed: Record<Need, (station: DashboardStation) => boolean> = {
  alerts: ({ openAlerts }) => openAlerts > 0,
  silent: isSilent,
  closed: ({ status }) => status !== 'active',
};

/** In the page's language: the server's sorting would differ from the browser's. */
export const byName = (locale: Locale) => {
  const { compare } = new Intl.Collator(formatTag(locale));
  return (one: DashboardStation, other: DashboardStation) => compare(one.name, other.name);
};

type Wish = { search?: string | undefined; need?: Need | undefined };

/** By name. All of the person's stations are loaded at once, so that filtering is instant. */
export function listShownStations(
  stations: readonly DashboardStation[],
  { search = '', need }: Wish,
  locale: Locale,
): DashboardStation[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return stations
    .filter(({ name, stationId }) => words.every((word) => `${name} ${stationId}`.toLocaleLowerCase().includes(word)))
    .filter((station) => need === undefined || isInNeed[need](station))
    .toSorted(byName(locale));
}
