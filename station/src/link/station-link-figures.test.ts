import { expect, test } from 'vitest';
import { networkType, versionCode } from './ping-data.ts';
import { linkUrl } from './station-link.ts';
import { waitBeforeRetryInMs } from './wait-before-retry-in-ms.ts';

test('waits grow, stay random and end at half a minute', () => {
  const longest = [0, 1, 2, 3, 4, 5, 50].map((failures) => waitBeforeRetryInMs(failures, 1));
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(waitBeforeRetryInMs(50, 0)).toBe(15_000);
});

test.for([
  ['http://127.0.0.1:3000', 'ws://127.0.0.1:3000/station-link'],
  ['https://laine.example/', 'wss://laine.example/station-link'],
  ['https://laine.example/under/here', 'wss://laine.example/under/here/station-link'],
] as const)('%s is linked at %s', ([serverUrl, url]) => {
  expect(linkUrl(serverUrl)).toBe(url);
});

test('a version is one growing number', () => {
  expect(['0.1.0', '1.12.3', '1.12.3-beta.1', 'nonsense'].map(versionCode)).toEqual([100, 11_203, 11_203, 0]);
});

test.for([
  [['lo', 'wlan0', 'eth0'], 'ethernet'],
  [['lo', 'wlp2s0'], 'wifi'],
  [['lo', 'wwan0'], 'mobile'],
  [['lo', 'tun0'], 'other'],
  [['lo'], 'none'],
] as const)('%o is %s', ([names, type]) => {
  expect(networkType(names)).toBe(type);
});
