/** Any base will do; a wish that resolves to the same origin is one of our paths. */
const OURS = 'https://ours.invalid';

/**
 * A sign-in may lead to a page of our own origin, otherwise home. Browsers read '//host' and '/\host' as another host
 * and drop tabs and line ends on the way, so nothing with a backslash or a control character is accepted. Server and
 * pages share this rule, so they can't drift apart.
 */
export function ownPath(wish: string | null | undefined): string {
  if (!wish || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(wish) || !URL.canParse(wish, OURS)) return '/';
  const { origin, pathname, search, hash } = new URL(wish, OURS);
  // '/a/..//host' only turns into '//host' once it is resolved.
  const isOurs = origin === OURS && !pathname.startsWith('//');
  return isOurs && !isCall(pathname) ? pathname + search + hash : '/';
}

/** API calls answer programs, and one of them signs out. The server reads '/%61pi' as '/api'. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(?:\/|$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
