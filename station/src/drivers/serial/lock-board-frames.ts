import { byteSum } from './byte-sum.ts';
import type { FrameShape } from './frame-stream.ts';

/**
 * Lock controllers of the Kerong KR-CU16 family on RS-485; 8 data bits, no parity, 1 stop bit, 19,200 baud as
 * delivered.
 *
 *   host ─▶ board   02 ADDR CMD 03 SUM
 *   board ─▶ host   02 ADDR 35 D1 D2 D3 D4 03 SUM     the answer to 30
 *
 *   ADDR    the board (0 to 15) in the high half, its lock (0 to 15) in the low half
 *   CMD     30 state of a board · 31 release one lock, never answered
 *           (32 state of every board, 33 release every lock: not used)
 *   D1 D2   locks 1 to 8 and 9 to 16, the first in bit 0: 1 while the lock's hook is closed
 *   D3 D4   the same for the infrared sensors (not used: tags say more)
 *   SUM     low byte of the sum of all bytes before it
 *
 *   02 00 30 03 35  ─▶  02 00 35 FF FF 00 00 03 38    all sixteen closed
 *   02 12 31 03 48                                    release lock 3 of board 1
 *
 * The maker hands its table to buyers only; this one is read from public drivers that agree on it:
 * github.com/suryavirkapur/kerong-lib, julio-alv/lkaas-kerong, Arviv123/CartWise (src/hardware/rs485.py). The first
 * takes a set bit for an open lock, the other two for a closed one; see decision 0078.
 */
const START = 0x02;
const END = 0x03;
const STATUS = 0x30;
const UNLOCK = 0x31;
const UNLOCK_EVERYTHING = 0x33;
const STATUS_ANSWER = 0x35;

export const LOCKS_PER_BOARD = 16;
export const MAX_BOARDS = 16;

export const statusRequest = (board: number): Uint8Array => request(board << 4, STATUS);

export const unlockRequest = (board: number, lock: number): Uint8Array => request((board << 4) | lock, UNLOCK);

/** Undefined for any other frame. */
export function readStatus(frame: Uint8Array): { board: number; isClosed: boolean[] } | undefined {
  const [, address = 0, command, low = 0, high = 0] = frame;
  if (command !== STATUS_ANSWER) return undefined;
  const hooks = low | (high << 8);
  return {
    board: address >> 4,
    isClosed: Array.from({ length: LOCKS_PER_BOARD }, (_, lock) => ((hooks >> lock) & 1) === 1),
  };
}

export const lockBoardShape: FrameShape = {
  lengthOf([start, address, command]) {
    if (start !== START) return 0;
    if (address === undefined || command === undefined) return undefined;
    if (command === STATUS_ANSWER) return 9;
    // Some adapters echo our own requests.
    return command >= STATUS && command <= UNLOCK_EVERYTHING ? 5 : 0;
  },
  isSound: (frame) => frame.at(-2) === END && frame.at(-1) === byteSum(frame.subarray(0, -1)),
};

function request(address: number, command: number): Uint8Array {
  const body = [START, address, command, END];
  return Uint8Array.from([...body, byteSum(body)]);
}
