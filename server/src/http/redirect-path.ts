/** Where a sign-in may return to: a path of our own origin, anything else becomes the home page. */
export function ownPath(wish: string | undefined): string {
  if (wish === undefined || !/^\/(?![/\\])/.test(wish)) return '/';
  // Resolving shows what a browser would make of odd characters, such as tabs and backslashes.
  const base = 'http://own.invalid';
  if (!URL.canParse(wish, base)) return '/';
  const url = new URL(wish, base);
  // `/.//x` resolves to `//x`, which a browser reads as another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
