/** Browsers take these for the dot of a domain as well; the others become one by compatibility. */
const DOTS = /[\u3002\uFF61]/g;
/** `[.]`, `(dot)`: as people write them past a filter. */
const WRAPPED_DOT = /\s*[[({<]\s*(?:\.|dot|punkt|punto|point|точка)\s*[\])}>]\s*/gi;
const UNSEEN = /\p{Cf}/gu;

const LINK = [
  /https?\b|hxxps?\b|:\/\/|\bwww\b/i,
  // `evil.example`, also with a space before the dot. Of abbreviations, such as `p.ej.` and `т.е.`, the first part is a letter.
  /[\p{L}\p{M}\d-]{2}[^\S\n]?\.\p{L}{2,}/u,
  /[\p{L}\d]\.\p{L}{2,}[/:?#]/u,
  // With a space on either side; a sentence begins with a capital letter.
  /[\p{L}\p{M}\d-]{2}[^\S\n]+\.[^\S\n]+\p{Ll}{2,}/u,
  /[\p{L}\d][^\S\n]?@[^\S\n]?[\p{L}\d-]+\./u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/**
 * Whether mail programs would make a link of something in a text, or a reader would. What strangers write to each other
 * travels under our name, so it leads nowhere. A full stop without a space after it counts as well.
 */
export function bearsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(DOTS, '.').replaceAll(UNSEEN, '').replaceAll(WRAPPED_DOT, '.');
  return LINK.some((pattern) => pattern.test(plain));
}

/** As many digits as a telephone number has, and more than a date. */
const PHONE = [/\+[\s(]*\d(?:[\s().-]*\d){6,}/, /\d{7,}/, /\d(?: ?\d){8,}/];

/** Whether a text sends its reader anywhere: what strangers write names no number to call either. */
export const bearsDirections = (text: string): boolean =>
  bearsLink(text) || PHONE.some((pattern) => pattern.test(text.normalize('NFKC').replaceAll(UNSEEN, '')));
