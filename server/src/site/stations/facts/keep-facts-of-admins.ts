import { Refusal } from '@laine/contract/refusals.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import type { Staff } from '../../../ground/principal.ts';

type Metadata = Record<string, string>;

const ofAdmins = ['goodwillPerBookingInCents', 'goodwillPerMonthInCents', 'notBackAlertInSeconds'] as const;

/**
 * The facts to store, with admins' fields unchanged: a person bound by a limit must not set it, nor delay the search
 * for renters. A missing field keeps its value, because its default could be higher.
 */
export function keepFactsOfAdmins(who: Staff, before: Metadata, wish: Metadata): Metadata {
  if (who.kind === 'person' && who.isAdmin) return wish;
  const kept = { ...wish };
  for (const fact of ofAdmins) {
    const stored = before[fact];
    if (wish[fact] === undefined && stored !== undefined) kept[fact] = stored;
    else if (numberIn(fact, wish[fact]) !== numberIn(fact, stored)) throw new Refusal('not-allowed');
  }
  return kept;
}

const numberIn = (fact: (typeof ofAdmins)[number], text: string | undefined) =>
  StationFacts.shape[fact].safeParse(text).data;
