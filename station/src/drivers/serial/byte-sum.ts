/** The low byte of the sum. Both protocols use it as checksum: one as it is, one as its complement. */
export function byteSum(bytes: Iterable<number>): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) & 0xff;
  return sum;
}
