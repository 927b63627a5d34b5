import { UnsafeSettings } from './settings.ts';

/** One line for what the reader can mend, everything for what only we can. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is taken. Stop what uses it, or choose another one, for instance PORT=3001.`;
  }
  const isWordedForPeople = error instanceof UnsafeSettings || error.name === 'Error';
  return isWordedForPeople ? error.message : (error.stack ?? error.message);
}
