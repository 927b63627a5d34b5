import { isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, as one client's: a provider gives each a whole /64 of IPv6, so single addresses
 * there count for nothing.
 */
export function networkOf(address: string): string {
  const groups = groupsIn(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** What one owner may have of IPv6: a /48 is 65,536 networks, and free. An IPv4 address is one. */
export function siteOf(address: string): string {
  const groups = groupsIn(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 3).join(':')}::/48`;
}

/** All groups of an IPv6 address; of one that is another kind, that itself. */
function groupsIn(address: string): string | string[] {
  if (!isIPv6(address)) return address;
  const written = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written);
  if (mapped) return asIPv4(mapped[1] ?? '', mapped[2] ?? '');
  return groupsOf(written);
}

const asIPv4 = (high: string, low: string) => {
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
};

/** All eight groups; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
