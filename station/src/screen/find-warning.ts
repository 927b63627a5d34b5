import type { LinkStation } from '@laine/contract/station-link.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Screen } from './screen.ts';

/**
 * The warning for whoever stands here, by the station's own clock. The newest counts, but staff's own words don't
 * remove a storm from the screen, because nobody here knows what they say. A closure warns as well: renters with a
 * booking still get their boards.
 */
export function findWarning(
  { warnings = [], closures = [] }: Pick<LinkStation, 'warnings' | 'closures'>,
  now: Temporal.Instant,
): Screen['warning'] {
  const closing = closures.flatMap(({ because, ...when }) => (because === null ? [] : [{ ...when, kind: because }]));
  const holding = [...warnings, ...closing]
    .filter(({ start, end }) => !isBefore(now, at(start)) && isBefore(now, at(end)))
    .toSorted((one, other) => Temporal.Instant.compare(at(one.start), at(other.start)));
  const newest = holding.findLast(({ kind }) => kind !== 'other') ?? holding.at(-1);
  return newest ? { kind: newest.kind, until: newest.end } : null;
}

const at = (moment: string) => Temporal.Instant.from(moment);
