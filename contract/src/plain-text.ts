/** Control characters except the line break, lone surrogates, and direction overrides. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Text that calendars and phones can show. Forms refuse these characters; older or foreign text loses them here. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '');
