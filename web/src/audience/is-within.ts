/** Whether a page has this address or one below it. Routes ignore upper case, so this does too. */
export function isWithin(pathname: string, address: string): boolean {
  const path = pathname.toLowerCase();
  return path === address || path.startsWith(`${address}/`);
}
