import { isIPv6 } from 'node:net';

/** One client's network: an IPv6 provider gives each customer a whole /64, so single addresses mean nothing. */
export function networkOf(address: string): string {
  const groups = groupsIn(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The most IPv6 that one owner may have: a /48 is 65,536 networks, and free. For IPv4, the address itself. */
export function siteOf(address: string): string {
  const groups = groupsIn(address);
  return typeof groups === 'string' ? groups : `${groups.slice(0, 3).join(':')}::/48`;
}

/** The groups of an IPv6 address; any other address is returned as it is. */
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
