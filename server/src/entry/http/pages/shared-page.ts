import { StationId } from '@laine/contract/fields.ts';
import { paths } from '@laine/contract/paths.ts';

/** Pages that are the same for every visitor without a login, with the names in their query that they read. */
const sharedPages = new Map<string, readonly string[]>([
  [paths.home(), ['search']],
  [paths.login(), ['redirect', 'problem']],
  [paths.terms(), []],
  [paths.privacy(), []],
  [paths.dataDeletion(), ['code']],
  [paths.accessibility(), []],
]);

const stations = paths.station('');
/** At the lockers a station's page begins otherwise. */
const HERE = 'here';

/** `address` is what all addresses of the page have in common; of a station's page, whose it is. */
export type SharedPage = { address: string; stationId?: string | undefined };

/**
 * The page for everybody that this address asks for, if it does. Names that no page reads, as links in mails and
 * advertisements carry them, make no other page of it; a language does, because the page names its own address.
 */
export function sharedPageOf(url: string, language: string | undefined): SharedPage | undefined {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  const stationId = path.startsWith(stations) ? StationId.safeParse(path.slice(stations.length)).data : undefined;
  const readNames = stationId === undefined ? sharedPages.get(path) : [];
  if (!readNames) return undefined;
  const given = new URLSearchParams(query);
  if (readNames.some((name) => given.has(name))) return undefined;
  const read = [
    ...(language === undefined ? [] : [`lang=${language}`]),
    ...(stationId !== undefined && given.has(HERE) ? [HERE] : []),
  ];
  return { address: read.length === 0 ? path : `${path}?${read.join('&')}`, stationId };
}
