import { commonPasswordWords } from './common-password-words.ts';

/** Keyboard rows and columns, in other alphabets as well. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
];
/** Shorter pieces occur by chance. */
const MIN_WALK = 4;
const MIN_WORD = 3;

/** The rest must be worth six letters: at least a thousand million guesses. */
const MIN_REST = 6;
const LETTER = 1;
/** Digits and signs count less: people add them to a word because forms once required them. */
const OTHER = 0.5;

const signsForLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

type Known = { email: string; brand: string };

/**
 * True if somebody who knows common passwords and the person would guess it: common, personal, adjacent or repeated
 * parts count for nothing, and too little remains (NIST SP 800-63B, 3.1.1.2).
 */
export function isGuessablePassword(password: string, known: Known): boolean {
  const letters = plain(password).split('');
  const unit = letters.slice(0, periodOf(letters));
  const text = unit.join('');
  const isExplained = new Set<number>();
  const explain = (reading: string, piece: string) => {
    for (let at = reading.indexOf(piece); at >= 0; at = reading.indexOf(piece, at + 1))
      for (let step = 0; step < piece.length; step += 1) isExplained.add(at + step);
  };
  for (const piece of walkPieces) explain(text, piece);
  for (const [year] of text.matchAll(/(?:19|20)\d\d/g)) explain(text, year);
  for (const reading of readingsOf(unit)) {
    for (const word of commonPasswordWords) explain(reading, word);
    for (const word of wordsAbout(known)) explain(reading, word);
  }
  return worthOf(unit.filter((letter, at) => !isExplained.has(at) && letter !== unit[at - 1])) < MIN_REST;
}

const worthOf = (letters: string[]): number =>
  letters.reduce((worth, letter) => worth + (/\p{L}/u.test(letter) ? LETTER : OTHER), 0);

/** Lower case without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `p4$$w0rd` as the word that it means; one sign stands for two letters, so both are read. */
const readingsOf = (letters: string[]): string[] =>
  ['i', 'l']
    .map((one) => letters.map((letter) => (letter === '1' ? one : (signsForLetters[letter] ?? letter))).join(''))
    .concat(letters.join(''));

/** The length after which it repeats itself, or its own length. */
function periodOf(letters: string[]): number {
  for (let period = 1; period <= letters.length / 2; period += 1)
    if (letters.every((letter, at) => letter === letters[at % period])) return period;
  return letters.length;
}

/** Every run of four along a walk, in either direction; longer ones are made of these. */
const walkPieces: readonly string[] = walks
  .flatMap((walk) => [walk, walk.split('').toReversed().join('')])
  .flatMap((walk) => Array.from({ length: walk.length - MIN_WALK + 1 }, (_, at) => walk.slice(at, at + MIN_WALK)));

const wordsAbout = ({ email, brand }: Known): string[] =>
  [
    ...plain(email).split(/[^\p{L}\d]+/u),
    ...plain(brand).split(/[^\p{L}\d]+/u),
    plain(brand).replaceAll(/[^\p{L}\d]/gu, ''),
  ].filter((word) => word.length >= MIN_WORD);
