import { expect, test } from 'vitest';
import { FrameStream } from './frame-stream.ts';
import { inventoryRequest, readInventory, readVersion, tagReaderShape, versionRequest } from './tag-reader-frames.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const framesIn = (hex: string) => new FrameStream(tagReaderShape).push(Buffer.from(hex, 'hex'));

test.for([
  { request: inventoryRequest(0x01), bytes: 'a004018901d1' },
  { request: inventoryRequest(0x10), bytes: 'a004108901c2' },
  { request: inventoryRequest(0xff), bytes: 'a004ff8901d3' },
  { request: versionRequest(0x01), bytes: 'a0030172ea' },
])('a request reads $bytes', ({ request, bytes }) => {
  expect(hexOf(request)).toBe(bytes);
});

const MAX_EPC = 'AB'.repeat(62);

test.for([
  { bytes: 'a0130189683000e2003098881900722140369e52e7', epc: 'E2003098881900722140369E' },
  { bytes: 'a0090189010800beef52c5', epc: 'BEEF' },
  { bytes: `a045018901f800${MAX_EPC.toLowerCase()}52dc`, epc: MAX_EPC },
  // Two bytes more than the tag claims, as some firmware sends them, and a tag that was never given an EPC.
  { bytes: 'a00b0189010800beef11225290', epc: 'BEEF' },
  { bytes: 'a0070189010000527c', epc: '' },
])('$bytes is a reading of $epc', ({ bytes, epc }) => {
  expect(framesIn(bytes).map(readInventory)).toEqual([{ what: 'reading', address: 1, epc }]);
});

test.for([
  { bytes: 'a00a018900001e00000001ad', means: { what: 'end', address: 1, readings: 1 } },
  { bytes: 'a00a02890000000001234562', means: { what: 'end', address: 2, readings: 0x01_23_45 } },
  { bytes: 'a004018922b0', means: { what: 'error', address: 1, code: 0x22 } },
  { bytes: 'a00501890322ac', means: { what: 'error', address: 1, code: 0x22 } },
])('$bytes is the $means.what of an inventory', ({ bytes, means }) => {
  expect(framesIn(bytes).map(readInventory)).toEqual([means]);
});

test('a reading that is shorter than its tag says is not believed', () => {
  expect(framesIn('a0090189013000beef529d').map(readInventory)).toEqual([undefined]);
});

test('a version belongs to its reader and to no inventory', () => {
  const frames = framesIn('a00501720307dea004018922b0');

  expect(frames.map(readVersion)).toEqual([1, undefined]);
  expect(frames.map((frame) => readInventory(frame)?.what)).toEqual([undefined, 'error']);
});

test.for([
  { flaw: 'a wrong check', bytes: 'a004018922b1' },
  { flaw: 'no room for a command', bytes: 'a002015d' },
  { flaw: 'more bytes than any answer has', bytes: 'a0480189' },
])('a frame with $flaw is noise', ({ bytes }) => {
  const stream = new FrameStream(tagReaderShape);

  expect(stream.push(Buffer.from(bytes, 'hex'))).toEqual([]);
  expect(stream.push(Buffer.from('a004018922b0', 'hex')).map(hexOf)).toEqual(['a004018922b0']);
});
