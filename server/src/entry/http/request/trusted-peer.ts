import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import type { Settings } from '../../../settings.ts';

/**
 * Decides if a peer's headers about its visitors count, by the rule of `X-Forwarded-For` (decision 0187): from all
 * peers if `TRUST_PROXY` is a number of proxies, from the listed networks if it's a list.
 */
export function trustedPeer(proxies: Settings['trustProxy']): (peer: string) => boolean {
  if (typeof proxies === 'number') return () => proxies > 0;
  if (proxies === false) return () => false;
  const trusted = new BlockList();
  for (const listed of proxies) {
    const [address = '', bits] = listed.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (peer) => {
    // An IPv4 peer of a socket that listens on both is written as IPv6.
    const plain = networkOf(peer).includes('/') ? peer : networkOf(peer);
    return trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}
