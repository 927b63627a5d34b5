import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('a code lies within its quiet zone and is one path', () => {
  const { size, path } = qrCode('https://laine.example/stations/pirita?here');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ]);

  expect(Math.min(...places.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...places.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  // The first finder pattern: seven dark modules.
  expect(places[0]).toEqual([4, 4, 7]);
});
