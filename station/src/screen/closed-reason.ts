import type { LinkStation } from '@laine/contract/station-link.ts';
import type { StationPrefs } from '@laine/contract/station-prefs.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { isOpenAt, isOpenOn, nextOpenDate, openingHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Screen } from './screen.ts';

export type Closed = Pick<Screen, 'closed' | 'opensAt'>;

type OpenFacts = {
  /** Undefined before the first link. */
  station: LinkStation | undefined;
  prefs: StationPrefs;
  /** A code works now. That time is paid for, so neither opening hours nor a disabled station refuse its renter. */
  isSomebodyExpected: boolean;
};

/** Why the station gives nothing out right now, most serious reason first. */
export function closedReason({ station, prefs, isSomebodyExpected }: OpenFacts, now: Temporal.Instant): Closed {
  if (!station) return { closed: 'not-set-up', opensAt: null };
  if (prefs.status !== 'active') return { closed: prefs.status, opensAt: null };
  if (prefs.mode === 'staff') return { closed: 'out-of-service', opensAt: null };
  if (prefs.mode === 'return-only') return { closed: 'return-only', opensAt: null };
  if (isSomebodyExpected) return { closed: null, opensAt: null };
  if (station.status === 'disabled') return { closed: 'closed', opensAt: null };
  const closure = station.closures?.find(({ start, end }) => !isBefore(now, at(start)) && isBefore(now, at(end)));
  if (closure) return { closed: closure.because ?? 'closed', opensAt: closure.end };
  if (isOpenAt(station, now)) return { closed: null, opensAt: null };
  return { closed: 'after-hours', opensAt: nextOpening(station, now)?.toString() ?? null };
}

const at = (moment: string) => Temporal.Instant.from(moment);

/** Undefined when the station's hours leave no open day within a year. */
function nextOpening(station: LinkStation, now: Temporal.Instant): Temporal.Instant | undefined {
  const today = dateIn(station.timeZone, now);
  const isYetToOpen = isOpenOn(station, today) && isBefore(now, openingHours(station, today).opensAt);
  const date = nextOpenDate(station, isYetToOpen ? today : today.add({ days: 1 }));
  return date && openingHours(station, date).opensAt;
}
