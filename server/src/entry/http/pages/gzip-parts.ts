import { crc32 } from 'node:zlib';

/** Gzip (RFC 1952) put together from parts that were compressed before: each ends at a whole byte. */

export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/** An uncompressed block inside a compressed stream that is not its last one (RFC 1951, 3.2.4). */
export const storedBlock = (text: string): Buffer => blockOf(text, 0);

/** The same as the stream's last block. */
export const lastBlock = (text: string): Buffer => blockOf(text, 1);

function blockOf(text: string, last: 0 | 1): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt8(last);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  block.write(text, 5, 'latin1');
  return block;
}

/** Follows the last block: the checksum and length of what was compressed. */
export function gzipTrailer(plain: readonly Buffer[]): Buffer {
  let sum = 0;
  let length = 0;
  for (const piece of plain) {
    sum = crc32(piece, sum);
    length += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}
