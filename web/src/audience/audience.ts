import { paths } from '@laine/contract/paths.ts';
import { isWithin } from './is-within.ts';

/** Whom a page is for. It carries the style sheet and the catalog of one audience, never both. */
export type Audience = 'customer' | 'staff';

/** Where the pages of staff begin, and the page that shows every part they are made of. All others are customers'. */
const staffAddresses = [paths.admin(), paths.myStations(), paths.kit()];

/** By the address alone, so that server and browser agree before anything is loaded. */
export function audienceOf(pathname: string): Audience {
  return staffAddresses.some((address) => isWithin(pathname, address)) ? 'staff' : 'customer';
}
