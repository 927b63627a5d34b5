/** The low byte of the sum: the checksum of both protocols, one as it is and one as its complement. */
export function byteSum(bytes: Iterable<number>): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) & 0xff;
  return sum;
}
