import { entryAddress } from './entry-address.ts';
import type { HeaderEntries, HeaderEntry } from './header-entries.ts';

/** The current page makes no difference between entries. */
const anywhere = { pathname: '', search: '' };

/**
 * A phone has one menu for the bar, its button and the account, and there each place is named once: by the account's
 * own word where it has one. What is read about comes after what is done, signing out is the last of all.
 */
export function phoneGroups({ primary, button, account }: HeaderEntries): HeaderEntry[][] {
  const places = new Set<string>();
  const onlyOnce = (group: readonly HeaderEntry[]) =>
    group.filter((entry) => {
      const place = entryAddress(entry, anywhere);
      return !places.has(place) && places.add(place);
    });
  const groups = account.length === 0 ? [[button], primary] : [...account.slice(0, -1), primary, [button]];
  return [...groups, ...account.slice(-1)].map(onlyOnce).filter((group) => group.length > 0);
}
