import { invalid } from './stripe-refusal.ts';

interface Searchable {
  metadata: Record<string, string>;
}

const CLAUSE = /^(?:metadata\[(["'])(?<key>.+?)\1\]|(?<field>status|customer|currency)):(["'])(?<value>.*)\4$/;

/**
 * Stripe's search language as far as a product needs it: `metadata['booking']:'b1' AND status:'succeeded'`. Stripe may
 * take a minute to find what was just made; here it is found at once.
 */
export function parseSearchQuery(query: string): (object: Searchable) => boolean {
  const clauses = query.split(/\s+AND\s+/i).map((clause) => {
    const { key, field, value } = CLAUSE.exec(clause.trim())?.groups ?? {};
    if (value === undefined) {
      throw invalid(`We were unable to parse your search query: ${query}`, { param: 'query' });
    }
    return (object: Searchable) =>
      key === undefined ? Reflect.get(object, field ?? '') === value : object.metadata[key] === value;
  });
  return (object) => clauses.every((matches) => matches(object));
}
