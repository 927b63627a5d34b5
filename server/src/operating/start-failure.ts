import { UnsafeSettings } from '../settings.ts';

/** Tells a service manager that a restart with the same settings would fail too (EX_CONFIG of sysexits.h). */
const CANNOT_START = 78;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export const startExitCode = (error: unknown): number =>
  error instanceof UnsafeSettings || isTaken(error) ? CANNOT_START : 1;

/** One line for faults that the reader can fix, everything for those that only we can. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTaken(error)) {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is taken. Stop what uses it, or choose another one, for instance PORT=3001.`;
  }
  const isWordedForPeople = error instanceof UnsafeSettings || error.name === 'Error';
  return isWordedForPeople ? error.message : (error.stack ?? error.message);
}
