import { locales } from '../languages.ts';

const isEverything = process.env['EVERYTHING'] === '1';
const seed = Number(process.env['SEED'] ?? 0);

/** Every so many of a large list, others with each `SEED`, which `npm test` prints. `npm run test:all` takes all. */
export const sample = <T>(all: readonly T[], every: number): T[] =>
  isEverything ? [...all] : all.filter((_, index) => (index + seed) % every === 0);

/** The same for one of many things that nobody lists, by its name. */
export function isSampled(name: string, every: number): boolean {
  const sum = Buffer.from(name).reduce((so, byte) => so + byte, 0);
  return isEverything || (sum + seed) % every === 0;
}

/** Russian has the longest words, so what fits there nearly always fits. */
export const sweptLanguages: readonly string[] = isEverything ? locales : ['ru'];
