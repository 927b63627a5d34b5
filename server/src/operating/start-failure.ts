import { UnsafeSettings } from '../settings.ts';

/** For whoever starts us: with the same settings it would end the same way (EX_CONFIG of sysexits.h). */
const CANNOT_START = 78;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** What a start that failed exits with. */
export const startExitCode = (error: unknown): number =>
  error instanceof UnsafeSettings || isTaken(error) ? CANNOT_START : 1;

/** One line for what the reader can mend, everything for what only we can. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTaken(error)) {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is taken. Stop what uses it, or choose another one, for instance PORT=3001.`;
  }
  const isWordedForPeople = error instanceof UnsafeSettings || error.name === 'Error';
  return isWordedForPeople ? error.message : (error.stack ?? error.message);
}
