import { byteSum } from './byte-sum.ts';
import type { FrameShape } from './frame-stream.ts';

/**
 * UHF tag readers of the 'A0' family (Rodinbell, Invelion, Yanzeo and others on the Impinj R2000); 8 data bits, no
 * parity, 1 stop bit, 115,200 baud as delivered, or 38,400.
 *
 *   host ─▶ reader   A0 LEN ADDR CMD DATA… CHECK      LEN counts the bytes after it
 *   reader ─▶ host   the same, with its own ADDR
 *
 *   ADDR    0 to FE, FF for whichever reader hears it
 *   CHECK   makes the sum of the whole frame 0 in its low byte
 *
 *   89 ROUNDS   reads the tags in reach and reports them as it goes
 *       A0 LEN ADDR 89 FA PC PC EPC… RSSI CHECK       a reading; FA is frequency and antenna, the five highest bits
 *                                                     of PC are the length of the EPC in words of two bytes
 *       A0 0A ADDR 89 ANT RATE RATE N N N N CHECK     the end; N readings were reported
 *       A0 04 ADDR 89 ERR CHECK                       or it failed: 22 no antenna, 31 inventory error …
 *       A0 05 ADDR 89 ANT ERR CHECK                   the same, from readers that name the antenna
 *   72          firmware version: a sign of life without radio
 *       A0 05 ADDR 72 MAJOR MINOR CHECK
 *
 *   A0 04 01 89 01 D1  ─▶  A0 13 01 89 68 30 00 E2 00 30 98 88 19 00 72 21 40 36 9E 52 E7
 *                          A0 0A 01 89 00 00 1E 00 00 00 01 AD
 *
 * "UHF RFID Reader Serial Interface Protocol V3.7" (scribd.com/document/797847866), checked against the public drivers
 * github.com/russss/rust-invelion, hex-in/pyImpinj and team0se7en/yr902.
 */
const HEAD = 0xa0;
const VERSION = 0x72;
const INVENTORY = 0x89;
/** One round per inventory: its end tells how many readings were lost on the way. */
const ROUNDS = 1;

/** Address, command and check. */
const MIN_LENGTH = 3;
/** A reading of the longest possible EPC (31 words), with two spare bytes that some firmware adds. */
const MAX_LENGTH = 71;
const END_LENGTH = 10;

export const ANY_READER = 0xff;
export const MAX_READER_ADDRESS = 0xfe;

export type InventoryFrame =
  | { what: 'reading'; address: number; epc: string }
  | { what: 'end'; address: number; readings: number }
  | { what: 'error'; address: number; code: number };

export const inventoryRequest = (address: number): Uint8Array => request(address, INVENTORY, ROUNDS);

export const versionRequest = (address: number): Uint8Array => request(address, VERSION);

/** Undefined for frames outside an inventory, and for a reading whose lengths contradict each other. */
export function readInventory(frame: Uint8Array): InventoryFrame | undefined {
  const [, length = 0, address = 0, command] = frame;
  const data = Buffer.from(frame.subarray(4, -1));
  if (command !== INVENTORY) return undefined;
  if (length === END_LENGTH) return { what: 'end', address, readings: data.readUInt32BE(3) };
  if (data.length === 1 || data.length === 2) return { what: 'error', address, code: data.at(-1) ?? 0 };
  const epcLength = ((data[1] ?? 0) >> 3) * 2;
  const epc = data.subarray(3, 3 + epcLength);
  const hasRoomForRssi = data.length > 3 + epcLength;
  return hasRoomForRssi ? { what: 'reading', address, epc: epc.toString('hex').toUpperCase() } : undefined;
}

/** The address of the answering reader; undefined for any other frame. */
export const readVersion = ([, , address, command]: Uint8Array): number | undefined =>
  command === VERSION ? address : undefined;

export const tagReaderShape: FrameShape = {
  lengthOf([head, length]) {
    if (head !== HEAD) return 0;
    if (length === undefined) return undefined;
    return length >= MIN_LENGTH && length <= MAX_LENGTH ? length + 2 : 0;
  },
  isSound: (frame) => byteSum(frame) === 0,
};

function request(address: number, command: number, ...data: number[]): Uint8Array {
  const body = [HEAD, MIN_LENGTH + data.length, address, command, ...data];
  return Uint8Array.from([...body, -byteSum(body) & 0xff]);
}
