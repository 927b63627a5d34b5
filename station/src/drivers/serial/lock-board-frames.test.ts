import { expect, test } from 'vitest';
import { FrameStream } from './frame-stream.ts';
import { lockBoardShape, readStatus, statusRequest, unlockRequest } from './lock-board-frames.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const framesIn = (hex: string) => new FrameStream(lockBoardShape).push(Buffer.from(hex, 'hex'));

test.for([
  { request: statusRequest(0), bytes: '0200300335' },
  { request: statusRequest(1), bytes: '0210300345' },
  { request: statusRequest(15), bytes: '02f0300325' },
  { request: unlockRequest(0, 0), bytes: '0200310336' },
  { request: unlockRequest(0, 15), bytes: '020f310345' },
  { request: unlockRequest(1, 2), bytes: '0212310348' },
  { request: unlockRequest(15, 15), bytes: '02ff310335' },
])('a request reads $bytes', ({ request, bytes }) => {
  expect(hexOf(request)).toBe(bytes);
});

test.for([
  { bytes: '020035ffff00000338', board: 0, openLocks: [] },
  { bytes: '020035feff00000337', board: 0, openLocks: [0] },
  { bytes: '020035ff7f000003b8', board: 0, openLocks: [15] },
  { bytes: '022035fbfdaa550351', board: 2, openLocks: [2, 9] },
  { bytes: '02f03500000000032a', board: 15, openLocks: Array.from({ length: 16 }, (_, lock) => lock) },
])('the answer $bytes tells the open locks of board $board', ({ bytes, board, openLocks }) => {
  const [frame, ...others] = framesIn(bytes);
  const status = frame && readStatus(frame);

  expect(others).toEqual([]);
  expect(status?.board).toBe(board);
  expect(status?.isClosed).toHaveLength(16);
  expect(status?.isClosed.flatMap((isClosed, lock) => (isClosed ? [] : [lock]))).toEqual(openLocks);
});

test.for([
  { flaw: 'a wrong sum', bytes: '020035ffff00000339' },
  { flaw: 'no end mark', bytes: '020035ffff00000439' },
  { flaw: 'an unknown command', bytes: '020041ffff00000344' },
])('an answer with $flaw is noise', ({ bytes }) => {
  expect(framesIn(bytes)).toEqual([]);
});

test('the echo of a request is a frame, and no status', () => {
  const frames = framesIn('0200300335020035ffff00000338');

  expect(frames.map(hexOf)).toEqual(['0200300335', '020035ffff00000338']);
  expect(frames.map((frame) => readStatus(frame)?.board)).toEqual([undefined, 0]);
});
