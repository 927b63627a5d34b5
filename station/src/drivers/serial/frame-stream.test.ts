import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameStream } from './frame-stream.ts';
import { lockBoardShape } from './lock-board-frames.ts';
import { tagReaderShape } from './tag-reader-frames.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

const STATUS = '020035feff00000337';
const READING = 'a0130189683000e2003098881900722140369e52e7';
const END = 'a00a018900001e00000001ad';

/** Splits bytes at the given places, as reads from a port do. */
function cut(bytes: Uint8Array, places: number[]): Uint8Array[] {
  const edges = [0, ...places.map((place) => place % bytes.length).toSorted((a, b) => a - b), bytes.length];
  return edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
}

test.for([
  { name: 'lock controllers', shape: lockBoardShape, frames: [STATUS], heads: [0x02] },
  { name: 'tag readers', shape: tagReaderShape, frames: [READING, END], heads: [0xa0] },
])('frames of $name are found whatever lies between them and however they are cut', ({ shape, frames, heads }) => {
  const noise = fc.array(
    fc.integer({ min: 0, max: 255 }).filter((byte) => !heads.includes(byte)),
    { maxLength: 12 },
  );
  const pieces = fc.array(fc.tuple(noise, fc.constantFrom(...frames)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pieces, fc.array(fc.nat(500), { maxLength: 20 }), (line, places) => {
      const stream = new FrameStream(shape);
      const bytes = Buffer.concat(line.flatMap(([before, frame]) => [Buffer.from(before), bytesOf(frame)]));
      const found = cut(bytes, places).flatMap((part) => stream.push(part));
      expect(found.map(hexOf)).toEqual(line.map(([, frame]) => frame));
    }),
  );
});

test('a frame behind noise that announces longer ones is found once nothing more comes', () => {
  const beginnings = fc.array(fc.tuple(fc.constant(0xa0), fc.integer({ min: 40, max: 71 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(beginnings, (noise) => {
      const stream = new FrameStream(tagReaderShape);
      expect(stream.push(Buffer.concat([Buffer.from(noise.flat()), bytesOf(END)]))).toEqual([]);
      expect(stream.giveUp().map(hexOf)).toEqual([END]);
    }),
  );
});

test('a frame inside a frame is not cut out of it', () => {
  // A tag's EPC may contain the bytes that end an inventory.
  const reading = `a0130189683000${END}52`;
  const sum = bytesOf(reading).reduce((total, byte) => total + byte, 0);
  const frame = reading + (-sum & 0xff).toString(16).padStart(2, '0');
  const stream = new FrameStream(tagReaderShape);

  expect(stream.push(bytesOf(frame).subarray(0, -1))).toEqual([]);
  expect(stream.push(bytesOf(frame).subarray(-1)).map(hexOf)).toEqual([frame]);
});

test('what was cleared does not come back', () => {
  const stream = new FrameStream(lockBoardShape);
  stream.push(bytesOf(STATUS).subarray(0, 4));
  stream.clear();

  expect(stream.push(bytesOf(STATUS).subarray(4))).toEqual([]);
  expect(stream.push(bytesOf(STATUS)).map(hexOf)).toEqual([STATUS]);
});
