import { Refusal } from './refusals.ts';
import { StationFacts } from './station-facts.ts';

/** Broken facts come back as problems, so that they never break a list. */
type ReadFacts = { facts: StationFacts; problems: [] } | { facts: undefined; problems: string[] };

export function readFacts(metadata: Record<string, string>): ReadFacts {
  const parsed = StationFacts.safeParse(metadata);
  if (parsed.success) return { facts: parsed.data, problems: [] };
  return {
    facts: undefined,
    problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  };
}

/** Refuses facts that couldn't be read again. */
export function requireFacts(metadata: Record<string, string>): void {
  const parsed = StationFacts.safeParse(metadata);
  if (parsed.success) return;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.')));
  throw new Refusal('station-data-invalid', { fields: [...fields].join(', ') });
}
