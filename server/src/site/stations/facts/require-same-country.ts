import { Refusal } from '@laine/contract/refusals.ts';
import { StationFacts } from '@laine/contract/station-facts.ts';
import type { Staff } from '../../../ground/principal.ts';

type Metadata = Record<string, string>;

/**
 * The country decides which VAT is owed and which law holds, so that it is the operator's word (docs/product.md, What
 * an admin decides alone).
 */
export function requireSameCountry(who: Staff, before: Metadata, wish: Metadata): void {
  if (who.kind === 'person' && who.isAdmin) return;
  if (countryOf(wish) !== countryOf(before)) throw new Refusal('country-for-admins');
}

const countryOf = ({ country }: Metadata) => StationFacts.shape.country.safeParse(country).data;
