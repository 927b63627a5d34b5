import { languageOf, type Locale } from '@laine/contract/languages.ts';
/** The alphabet of SMS, GSM 03.38; see 3GPP TS 23.038, 6.2.1. */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These count as two characters. */
const EXTENDED = new Set('^{}\\[~]|€\f');

type SmsSize = { alphabet: 'gsm-7' | 'ucs-2'; length: number; segments: number };

/** Parts of a longer message are each a little shorter, because they carry their number. */
export function smsSegments(text: string): SmsSize {
  const alphabet = Array.from(text).every(isGsm) ? 'gsm-7' : 'ucs-2';
  const length = alphabet === 'gsm-7' ? septets(text) : text.length;
  const [alone, joined] = alphabet === 'gsm-7' ? [160, 153] : [70, 67];
  return { alphabet, length, segments: length <= alone ? 1 : Math.ceil(length / joined) };
}

const isGsm = (character: string) => BASIC.has(character) || EXTENDED.has(character);

const septets = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (EXTENDED.has(character) ? 2 : 1), 0);

const lookAlikes: Record<string, string> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  ç: 'c',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  Œ: 'OE',
};

/**
 * Spells a name in GSM-7 letters: Nõmme becomes Nomme, Málaga Malaga. One letter outside it would more than halve the
 * room of the whole message. A name that can't be spelled that way, in Cyrillic for instance, stays as it is.
 */
export function inGsmLetters(name: string): string {
  const folded = Array.from(name.normalize('NFC'), inGsm).join('');
  return Array.from(folded).every(isGsm) ? folded : name;
}

function inGsm(character: string): string {
  if (isGsm(character)) return character;
  return lookAlikes[character] ?? character.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
}

/**
 * How names are written in an SMS. One letter outside GSM-7 would more than halve the room of the whole message; texts in
 * other letters than Latin are outside it anyway, so there a name stays as it is.
 */
export const spellingOf = (locale: Locale): ((name: string) => string) =>
  languageOf(locale).letters === 'latin' ? inGsmLetters : (name) => name;

const MIN_NAME_CHARACTERS = 6;

/**
 * Fits as much of a station's name as possible into the smallest number of segments: first fewer words, then fewer
 * letters. If not even a stub saves a segment, the name stays whole.
 */
export function fitName(name: string, say: (name: string) => string): string {
  const words = name.split(' ');
  const letters = Array.from(name);
  const shorter = [
    ...words.map((_, dropped) => words.slice(0, words.length - dropped).join(' ')),
    ...letters.map(
      (_, dropped) =>
        `${letters
          .slice(0, letters.length - dropped)
          .join('')
          .trimEnd()}.`,
    ),
  ].filter((part) => part.length >= MIN_NAME_CHARACTERS);
  const texts = [name, ...shorter].map(say).map((text) => ({ text, segments: smsSegments(text).segments }));
  const fewest = Math.min(...texts.map(({ segments }) => segments));
  return texts.find(({ segments }) => segments === fewest)?.text ?? say(name);
}

/** Typographic spaces, as in sums and before French colons, and the typographic apostrophe aren't in the alphabet. */
export const inSms = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
