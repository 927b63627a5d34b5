import { parsePo } from 'pofile-ts';

/** `place` is where the English text is defined, `text` its translation: empty until somebody writes it. */
export type Entry = { place: string; english: string; text: string };

export const parseCatalog = (source: string): Entry[] =>
  parsePo(source).items.map(({ msgctxt, msgid, msgstr }) => ({
    place: msgctxt ?? '',
    english: msgid,
    text: msgstr[0] ?? '',
  }));
