import type { Kept } from './kept.ts';

/** On a weak network a page may take minutes, and the code is needed now. */
const PATIENCE_MS = 6_000;

type Wait = {
  loading: Promise<Response>;
  /** What could be shown instead. */
  reading: Promise<Kept | undefined>;
  /** From the page with the codes, which stays until this one is there: then it may take its time. */
  isTryingAgain: boolean;
};

/** Why the page is not there, and what is kept. */
export type InsteadOfPage = { problem: 'lost' | 'slow'; kept: Kept | undefined };

/** The page, as long as it comes; in time where own bookings are kept. */
export async function pageOrKept({ loading, reading, isTryingAgain }: Wait): Promise<Response | InsteadOfPage> {
  const kept = reading.catch(() => undefined);
  const page = loading.catch(async () => ({ problem: 'lost' as const, kept: await kept }));
  return isTryingAgain ? page : Promise.race([page, slowly(kept)]);
}

/** Never, where nothing is kept. */
async function slowly(reading: Promise<Kept | undefined>): Promise<InsteadOfPage> {
  const [kept] = await Promise.all([reading, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  return kept ? { problem: 'slow', kept } : new Promise(() => undefined);
}
