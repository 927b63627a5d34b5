import type { CSSProperties } from 'react';

/**
 * Columns of the same width for chips with these texts. Where not all have room in one row, the next one is in line
 * with it. Measured for the days of our languages: six figures and letters are 3.5 em wide, eight with a full stop 4.2
 * em.
 */
export const chipColumns = (texts: readonly string[]): CSSProperties => {
  // A soft hyphen is not seen.
  const longest = Math.max(...texts.map((text) => text.replaceAll('\u00AD', '').length));
  return {
    display: 'grid',
    gap: '4px',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${(1.1 + longest * 0.4).toFixed(1)}em + 3px), 1fr))`,
  };
};
