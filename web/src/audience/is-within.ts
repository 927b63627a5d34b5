/** True for this address and pages below it. Routes ignore case, so this does too. */
export function isWithin(pathname: string, address: string): boolean {
  const path = pathname.toLowerCase();
  return path === address || path.startsWith(`${address}/`);
}
