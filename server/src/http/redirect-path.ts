/** Where a sign-in may return to: a page of our own origin, anything else becomes the home page. */
export function ownPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish)) return '/';
  // Resolving shows what a browser would make of odd characters, such as tabs and backslashes.
  const base = 'http://own.invalid';
  if (!URL.canParse(wish, base)) return '/';
  const url = new URL(wish, base);
  // `/.//x` resolves to `//x`, which a browser reads as another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return isCall(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

/** Calls answer programs, and one of them signs out again. The router reads `/%61pi` as `/api`. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(?:\/|$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
