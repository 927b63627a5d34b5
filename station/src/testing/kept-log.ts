import type { StationLog } from '../station-log.ts';

/** Collects errors, for tests that expect none. */
type KeptLog = StationLog & { errors: unknown[] };

export function keptLog(): KeptLog {
  const errors: unknown[] = [];
  return {
    errors,
    info: () => undefined,
    warn: () => undefined,
    error: (facts, text) => void errors.push({ ...facts, text }),
  };
}
