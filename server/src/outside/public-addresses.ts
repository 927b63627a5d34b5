import { BlockList, isIP } from 'node:net';

/**
 * Addresses outside our own network. For IPv4 everything that IANA hasn't set aside; for IPv6 only the global unicast
 * space, because its other ranges lead to loopback, neighbours or, embedded, to any IPv4 address.
 * https://www.iana.org/assignments/iana-ipv4-special-registry, …-ipv6-special-registry
 */

const setAside4 = subnets('ipv4', [
  ['0.0.0.0', 8], // this network, the unspecified address
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, the clouds' metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]);

const global6 = subnets('ipv6', [['2000::', 3]]);

const setAside6 = subnets('ipv6', [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['3fff::', 20], // documentation
]);

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !setAside4.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !setAside6.check(address, 'ipv6');
}

const loopback4 = subnets('ipv4', [['127.0.0.0', 8]]);

export const isLoopbackAddress = (address: string) =>
  address === '::1' || (isIP(address) === 4 && loopback4.check(address, 'ipv4'));

function subnets(family: 'ipv4' | 'ipv6', ranges: [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
}
