import { paths } from '@laine/contract/paths.ts';
import type { Kept } from './kept.ts';

/** On a weak network a page may take minutes, and the code is needed now. */
const PATIENCE_MS = 6_000;

type Wait = {
  pathname: string;
  loading: Promise<Response>;
  /** The fallback. */
  reading: Promise<Kept | undefined>;
  /** Requested from the page with the codes, which stays until this one arrives: then it may take its time. */
  isTryingAgain: boolean;
};

/** The reason why the page is missing, and the kept data. */
export type InsteadOfPage = { problem: 'lost' | 'slow'; kept: Kept | undefined };

/** The page, whenever it comes; if own bookings are kept, only within a time limit. */
export async function pageOrKept(wait: Wait): Promise<Response | InsteadOfPage> {
  const { pathname, loading, reading, isTryingAgain } = wait;
  const kept = reading.catch(() => undefined);
  const page = loading.catch(async () => ({ problem: 'lost' as const, kept: await kept }));
  const inPlace = kept.then((found) => (found && isInPlaceOf(pathname, found) ? found : undefined));
  return isTryingAgain ? page : Promise.race([page, slowly(inPlace)]);
}

/** After paying for a booking, nobody wants to read about another one. */
const isInPlaceOf = (pathname: string, { bookings }: Kept): boolean =>
  !pathname.startsWith(paths.booking('')) || bookings.some(({ id }) => paths.booking(id) === pathname);

/** Never resolves if nothing is kept. */
async function slowly(reading: Promise<Kept | undefined>): Promise<InsteadOfPage> {
  const [kept] = await Promise.all([reading, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  return kept ? { problem: 'slow', kept } : new Promise(() => undefined);
}
