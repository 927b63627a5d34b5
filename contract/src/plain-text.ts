/** Control characters but for the break of a line, halves of characters, and what turns the reading of a line round. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as calendars and phones can show it. Forms refuse such characters; what was stored before, or comes from
 * elsewhere, loses them where it leaves us.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '');
