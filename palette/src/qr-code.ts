import { encode } from 'uqr';

/** Scanners find a code only with this many light modules on each side. */
const QUIET_ZONE = 4;

/** A QR code as one path, in modules: whoever draws it puts it on a light square of `size`. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return { size, path: runs.join('') };
}
