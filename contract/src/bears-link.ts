/** Browsers take these for the dot of a domain as well; the others become one by compatibility. */
const DOTS = /[\u3002\uFF61]/g;
/** `[.]`, `(dot)`: people write these to get past a filter. */
const WRAPPED_DOT = /\s*[[({<]\s*(?:\.|dot|punkt|punto|point|точка)\s*[\])}>]\s*/gi;
const UNSEEN = /\p{Cf}/gu;

const LINK = [
  /https?\b|hxxps?\b|:\/\/|\bwww\b/i,
  // `evil.example`, also with a space before the dot. In `p.ej.` and `т.е.` one letter comes before the dot.
  /[\p{L}\p{M}\d-]{2}[^\S\n]?\.\p{L}{2,}/u,
  /[\p{L}\d]\.\p{L}{2,}[/:?#]/u,
  // A space on either side of the dot. A real sentence would go on with a capital letter.
  /[\p{L}\p{M}\d-]{2}[^\S\n]+\.[^\S\n]+\p{Ll}{2,}/u,
  /[\p{L}\d][^\S\n]?@[^\S\n]?[\p{L}\d-]+\./u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/**
 * Strangers' texts travel under our name, so they may not link anywhere: nothing that a mail program turns into a link,
 * and nothing that a reader would. A full stop without a space after it counts as well.
 */
export function bearsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(DOTS, '.').replaceAll(UNSEEN, '').replaceAll(WRAPPED_DOT, '.');
  return LINK.some((pattern) => pattern.test(plain));
}

/** As many digits as a telephone number, and more than a date. */
const PHONE = [/\+[\s(]*\d(?:[\s().-]*\d){6,}/, /\d{7,}/, /\d(?: ?\d){8,}/];

/** Links and phone numbers: strangers' texts may name no number to call either. */
export const bearsDirections = (text: string): boolean =>
  bearsLink(text) || PHONE.some((pattern) => pattern.test(text.normalize('NFKC').replaceAll(UNSEEN, '')));
