import type { LinkStation } from '@laine/contract/station-link.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Screen } from './screen.ts';

/**
 * What whoever stands here is warned of, by the station's own clock. The newest counts; staff's own words take no storm off
 * the screen, because nobody here knows what they say. A closure warns as well: who is expected still gets a board.
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
