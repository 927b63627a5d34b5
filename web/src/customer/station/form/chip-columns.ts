import type { CSSProperties } from 'react';

/**
 * Columns of the same width for chips with these texts. Where not all have room in one row, the next one is in line with
 * it. A letter of our typeface is about 0.55 em wide, also a Cyrillic one.
 */
export const chipColumns = (texts: readonly string[]): CSSProperties => {
  // A soft hyphen is not seen.
  const longest = Math.max(...texts.map((text) => text.replaceAll('\u00AD', '').length));
  return {
    display: 'grid',
    gap: '4px',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${(longest * 0.58).toFixed(2)}em + 4px), 1fr))`,
  };
};
