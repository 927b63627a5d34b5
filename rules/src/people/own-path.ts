/** Any origin works as a base; a result on the same origin is a path of ours. */
const OURS = 'https://ours.invalid';

/**
 * Where a sign-in may lead: a page of our own origin, otherwise home. Browsers read '//host' and '/\host' as another
 * host and drop tabs and line ends on the way, so nothing with a backslash or a control character is accepted. One rule
 * for server and pages, so that they can't drift apart.
 */
export function ownPath(wish: string | null | undefined): string {
  if (!wish || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wish) || !URL.canParse(wish, OURS)) return '/';
  const { origin, pathname, search, hash } = new URL(wish, OURS);
  // '/a/..//host' only turns into '//host' once it is resolved.
  const isOurs = origin === OURS && !pathname.startsWith('//');
  return isOurs && !isCall(pathname) ? pathname + search + hash : '/';
}

/** Calls answer programs, and one of them signs out again. The server reads '/%61pi' as '/api'. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(?:\/|$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
