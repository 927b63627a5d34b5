import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1', '127.200.3.4', '::1', '[::1]', '0:0:0:0:0:0:0:1'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '::',
  'laine.example',
  '127.0.0.1.example',
  'localhost.example',
  '10.0.0.1',
  'a b',
  '128.0.0.1',
])('%s is not', (host) => expect(isLoopback(host)).toBe(false));
