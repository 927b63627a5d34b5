import { expect, test } from 'vitest';
import { checkPicture, MAX_PICTURE_BYTES } from './picture-limits.ts';

test.each([
  ['image/jpeg', 1_000, undefined],
  ['image/webp', MAX_PICTURE_BYTES, undefined],
  ['image/png', MAX_PICTURE_BYTES + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 1_000, 'type'],
  ['', 1_000, 'type'],
])('a file of type %j with %i bytes: %j', (type, size, trouble) => {
  expect(checkPicture({ type, size }, MAX_PICTURE_BYTES)).toBe(trouble);
});
