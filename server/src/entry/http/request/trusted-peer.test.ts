import { calls } from '@laine/contract/calls.ts';
import { expect, test } from 'vitest';
import { openProductScene } from '../../../testing/open-product-scene.ts';
import { trustedPeer } from './trusted-peer.ts';

test.each([
  [false, '127.0.0.1', false],
  [1, '203.0.113.1', true],
  [['10.0.0.0/8'], '127.0.0.1', false],
  [['10.0.0.0/8'], '10.1.2.3', true],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::1', true],
  [['192.0.2.1'], '192.0.2.2', false],
  [['192.0.2.1'], 'unknown', false],
] as const)('with TRUST_PROXY %j what %s writes counts: %s', (proxies, peer, isTrusted) => {
  expect(trustedPeer(typeof proxies === 'object' ? [...proxies] : proxies)(peer)).toBe(isTrusted);
});

const geo = { 'x-geo-latitude': '58.9', 'x-geo-longitude': '23.5', 'x-geo-city': 'Haapsalu' };

test.each([
  ['10.0.0.0/8', null],
  ['127.0.0.0/8,::1', 'Haapsalu'],
])('behind %s the town of a call from this machine is %s', async (TRUST_PROXY, town) => {
  const laine = await openProductScene({ env: { TRUST_PROXY } });
  const answer = await fetch(`${laine.url}/api/location`, { headers: geo });
  const { location } = calls.location.answer.parse(await answer.json());
  expect(location?.city ?? null).toBe(town);
  await laine.close();
});
