import { Refusal } from '@laine/contract/refusals.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import type { Staff } from '../../principal.ts';

type Metadata = Record<string, string>;

const limits = ['goodwillPerBookingInCents', 'goodwillPerMonthInCents'] as const;

/**
 * The facts to store, with what owners may give away of their own accord as it was: whoever is held to a limit does not
 * set it. A form that leaves it out keeps it, because without it a higher one would hold.
 */
export function keepGoodwillLimits(who: Staff, before: Metadata, wish: Metadata): Metadata {
  if (who.kind === 'person' && who.isAdmin) return wish;
  const kept = { ...wish };
  for (const limit of limits) {
    const stored = before[limit];
    if (wish[limit] === undefined && stored !== undefined) kept[limit] = stored;
    else if (inCents(limit, wish[limit]) !== inCents(limit, stored)) throw new Refusal('not-allowed');
  }
  return kept;
}

const inCents = (limit: (typeof limits)[number], text: string | undefined) =>
  StationFacts.shape[limit].safeParse(text).data;
