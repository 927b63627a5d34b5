import type { Deps } from './deps.ts';

/** Our public address, without a trailing slash. */
export const originOf = ({ publicUrl, port }: Pick<Deps['settings'], 'publicUrl' | 'port'>): string =>
  publicUrl?.origin ?? `http://localhost:${port}`;
