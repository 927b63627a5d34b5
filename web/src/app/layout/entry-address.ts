import type { HeaderEntry } from './header-entries.ts';

type Here = { pathname: string; search: string };

const fixed: Record<Exclude<HeaderEntry, 'sign-in' | 'contact'>, string> = {
  locations: '/#locations',
  faq: '/#faq',
  'go-to-app': '/reservations',
  'new-reservation': '/#locations',
  'my-reservations': '/reservations',
  settings: '/settings',
  'my-stations': '/my-stations',
  'staff-reservations': '/admin/sessions',
  'admin-view': '/admin',
  'user-view': '/',
  logout: '/api/auth/logout',
};

export function entryAddress(entry: HeaderEntry, here: Here): string {
  if (entry === 'sign-in') return loginAddress(here);
  // In the footer of whatever page this is; its query stays, or a login would forget where it leads.
  if (entry === 'contact') return `${here.pathname}${here.search}#contact`;
  return fixed[entry];
}

/** Signing in brings people back to where they were; home needs no mention. */
function loginAddress({ pathname, search }: Here): string {
  if (pathname === '/login') return pathname + search;
  if (pathname === '/') return '/login';
  return `/login?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}
