import { paths } from '@laine/contract/paths.ts';
import { isWithin } from './is-within.ts';

/**
 * Whom a page is for. It carries the style sheet and the catalog of one audience alone. The account's pages are read by
 * customers and staff, rarely, and have many words: the pages on the way to a booking do without them.
 */
export const audiences = ['customer', 'account', 'staff'] as const;
export type Audience = (typeof audiences)[number];

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The first path parts of each audience; staff also have the kit page. All others belong to customers. */
const addresses: Record<Exclude<Audience, 'customer'>, readonly string[]> = {
  // Refunds have no page that lists them, and receipts are listed by booking.
  account: [
    paths.settings(),
    paths.unsubscribe(),
    paths.debts(),
    paths.passes(),
    paths.giftCards(),
    ...[paths.refund(''), paths.receipts('')].map(withoutSlash),
  ],
  // The link of a call-out.
  staff: [paths.admin(), paths.myStations(), paths.kit(), withoutSlash(paths.alert(''))],
};

/** By the address alone, so that server and browser agree before anything is loaded. */
export function audienceOf(pathname: string): Audience {
  const isFor = (audience: 'account' | 'staff') => addresses[audience].some((address) => isWithin(pathname, address));
  if (isFor('staff')) return 'staff';
  return isFor('account') ? 'account' : 'customer';
}
