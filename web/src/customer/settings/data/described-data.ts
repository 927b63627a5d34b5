import type { OwnData } from '@laine/contract/public/own-data.ts';

/** The file as the page shows it, each value with how it is written. */

type RecordOf<T> = T extends readonly (infer One)[] ? RecordOf<One> : T extends object ? T : never;

type FieldOf<T> = T extends object
  ? { [Name in keyof T & string]: Name | FieldOf<RecordOf<T[Name]>> }[keyof T & string]
  : never;

/** Every name in the file. */
export type Field = FieldOf<OwnData>;

type Words<List, Word> = string extends Word ? never : [Word] extends [never] ? never : [list: List, word: Word];

type WordOf<T, Of extends string> = T extends object
  ? {
      [Name in keyof T & string]: WordOf<RecordOf<T[Name]>, Name> | Words<`${Of}.${Name}`, Extract<T[Name], string>>;
    }[keyof T & string]
  : never;

/** Every field with a closed list of words, and the words: `['payments.kind', 'charge' | 'refund' | …]`. */
export type WordList = WordOf<OwnData, ''>;

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
  /** The record that it is in, as `payments`. */
  of: string;
  field: Field;
  kind: Kind;
  value: string | number | boolean | readonly string[];
  /** Of the station, where it happened at one. */
  timeZone?: string;
};

/** One thing of a list: its heading, what else is known of it, and lists of its own. */
export type Entry = { key: string; heading: Fact[]; facts: Fact[]; parts: Part[] };
export type Part = { of: string; field: Field; entries: Entry[] };
