import type { StationLog } from '../station-log.ts';

/** Keeps what went wrong, for tests that want to see that nothing did. */
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
