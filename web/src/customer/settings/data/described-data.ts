import type { OwnData } from '@laine/contract/public/own-data.ts';

/** The file as shown on the page, each value with its format. */

type RecordOf<T> = T extends readonly (infer One)[] ? RecordOf<One> : T extends object ? T : never;

type FieldOf<T> = T extends object
  ? { [Name in keyof T & string]: Name | FieldOf<RecordOf<T[Name]>> }[keyof T & string]
  : never;

/** Every field name in the file. */
export type Field = FieldOf<OwnData>;

type Words<List, Word> = string extends Word ? never : [Word] extends [never] ? never : [list: List, word: Word];

type WordOf<T, Of extends string> = T extends object
  ? {
      [Name in keyof T & string]: WordOf<RecordOf<T[Name]>, Name> | Words<`${Of}.${Name}`, Extract<T[Name], string>>;
    }[keyof T & string]
  : never;

/** Every field with a closed list of words, and the words: `['payments.kind', 'charge' | 'refund' | …]`. */
export type WordList = WordOf<OwnData, ''>;

/** Fields whose lack says something. */
export type MissingWord = [list: 'boards.backAt', word: 'missing'];

export type Kind =
  | 'text'
  | 'moment'
  | 'money'
  | 'yes-no'
  | 'word'
  | 'language'
  | 'country'
  | 'phone'
  | 'percent'
  | 'hours'
  | 'booking'
  | 'receipt'
  | 'photos';

export type Fact = {
  /** The record of the field, such as `payments`. */
  of: string;
  field: Field;
  kind: Kind;
  value: string | number | boolean | readonly string[];
  /** The station's, if there is one. */
  timeZone?: string;
};

/** An entry of a list: its heading, further facts, and inner lists. */
export type Entry = { key: string; heading: Fact[]; facts: Fact[]; parts: Part[] };
export type Part = { of: string; field: Field; entries: Entry[] };
