/** Calling codes of one and two figures (ITU E.164); all others have three. */
const SHORT_CODE = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** How people group their numbers at home, by calling code and length. */
const HABITS: Record<string, readonly number[]> = {
  '372/7': [3, 4],
  '372/8': [4, 4],
  '33/9': [1, 2, 2, 2, 2],
  '7/10': [3, 3, 2, 2],
};

/** For reading aloud: '+372 5555 5555'. A number typed with spaces is kept as it is. */
export function formatPhone(phone: string): string {
  const figures = /^\+(\d{7,15})$/.exec(phone)?.[1];
  if (figures === undefined) return phone;
  const code = SHORT_CODE.exec(figures)?.[0] ?? figures.slice(0, 3);
  const rest = figures.slice(code.length);
  return [`+${code}`, ...groupsOf(rest, HABITS[`${code}/${rest.length}`])].join(' ');
}

/** Groups of three, never a single figure at the end. */
function groupsOf(figures: string, [size, ...habit]: readonly number[] = []): string[] {
  if (size === undefined && figures.length <= 4) return [figures];
  const length = size ?? 3;
  return length >= figures.length ? [figures] : [figures.slice(0, length), ...groupsOf(figures.slice(length), habit)];
}

export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
