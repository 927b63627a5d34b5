import { describe, expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-addresses.ts';

describe('addresses outside our walls', () => {
  test.each(['1.1.1.1', '8.8.8.8', '99.255.255.255', '172.15.255.255', '172.32.0.1', '223.255.255.255'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  test.each(['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '3ffe::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('addresses inside', () => {
  test.each([
    ['this host', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['shared by carriers', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback, further up', '127.255.255.254'],
    ["a cloud's metadata", '169.254.169.254'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['benchmarks', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped, in hex', '::ffff:7f00:1'],
    ['a public IPv4 mapped', '::ffff:8.8.8.8'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a public address', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456:789a::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s (%s) is not public', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', false],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
])('%s is loopback: %s', (address, is) => expect(isLoopbackAddress(address)).toBe(is));
