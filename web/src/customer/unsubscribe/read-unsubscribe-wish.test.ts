import { expect, test } from 'vitest';
import { readUnsubscribeWish } from './read-unsubscribe-wish.ts';

test('a link of ours names its mail', () => {
  const wish = { token: 'abcdefghijklmnop', kind: 'news' };
  expect(readUnsubscribeWish(new URLSearchParams({ ...wish, utm_source: 'mail' }))).toEqual(wish);
});

test.for(['', 'token=abcdefghijklmnop', 'token=abcdefghijklmnop&kind=codes', 'kind=news'])(
  '%j asks for nothing that can be ended',
  (query) => {
    expect(readUnsubscribeWish(new URLSearchParams(query))).toBeNull();
  },
);
