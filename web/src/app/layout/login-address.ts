/** Signing in brings people back to where they were; home needs no mention. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/' || pathname === '/login') return '/login';
  return `/login?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
}
