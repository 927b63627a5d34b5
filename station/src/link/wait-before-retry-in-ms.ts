const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Waits grow, so that a server in trouble is left alone, and are random, so that hundreds of stations don't come back
 * in the same moment. `random` is from 0 to 1.
 */
export function waitBeforeRetryInMs(failuresInARow: number, random: number): number {
  const most = Math.min(FIRST_DELAY_MS * 2 ** failuresInARow, MAX_DELAY_MS);
  return Math.round(most / 2 + (most / 2) * random);
}
