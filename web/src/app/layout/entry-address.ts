import { paths } from '@laine/contract/paths.ts';
import type { HeaderEntry } from './header-entries.ts';

type Here = { pathname: string; search: string };

const fixed: Record<Exclude<HeaderEntry, 'sign-in' | 'contact'>, string> = {
  locations: paths.home('locations'),
  faq: paths.home('faq'),
  'go-to-app': paths.reservations(),
  'new-reservation': paths.home('locations'),
  'my-reservations': paths.reservations(),
  debts: paths.debts(),
  passes: paths.passes(),
  'gift-cards': paths.giftCards(),
  settings: paths.settings(),
  'my-stations': paths.myStations(),
  'staff-reservations': paths.adminSessions(),
  'admin-view': paths.admin(),
  'user-view': paths.home(),
  // This is a call, but it is written out: the calls would bring their schemas into every page.
  logout: '/api/auth/logout',
};

export function entryAddress(entry: HeaderEntry, here: Here): string {
  if (entry === 'sign-in') return loginAddress(here);
  // Every page has it in its footer. The query stays, or the login page would forget where it leads.
  if (entry === 'contact') return `${here.pathname}${here.search}#contact`;
  return fixed[entry];
}

/** Signing in brings people back to where they were; home needs no mention, whatever its query. */
function loginAddress({ pathname, search }: Here): string {
  if (pathname === paths.login()) return pathname + search;
  return paths.login(pathname === paths.home() ? {} : { redirect: pathname + search });
}
