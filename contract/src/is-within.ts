type Bounds = { levels: number; characters: number };

/**
 * Limits the depth and size of JSON input. Both databases read nested values by recursion: at 6,000 levels the embedded
 * one breaks, at 20,000 PostgreSQL refuses.
 */
export const isWithin = (value: unknown, { levels, characters }: Bounds): boolean =>
  hasLevels(value, levels) && (JSON.stringify(value) ?? '').length <= characters;

/** Level by level, because a hostile value can be deeper than the stack. */
function hasLevels(value: unknown, levels: number): boolean {
  let nested = childrenOf(value);
  for (let level = 1; nested.length > 0; level += 1) {
    if (level > levels) return false;
    nested = nested.flatMap(childrenOf);
  }
  return true;
}

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
