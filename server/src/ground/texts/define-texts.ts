import type { Locale } from '@laine/contract/languages.ts';
import { createTexts, type Say, type Texts } from '@laine/texts/create-texts.ts';
import { openSpeaker } from '@laine/texts/open-speaker.ts';
import { readCatalog } from '@laine/texts/read-catalog.ts';
import type { TextTree } from '@laine/texts/text-tree.ts';

const speakers = new Map<Locale, Say>();

function speakerOf(locale: Locale): Say {
  const speaker = speakers.get(locale) ?? openSpeaker(locale, readCatalog('server', locale));
  speakers.set(locale, speaker);
  return speaker;
}

/** English texts of the server; the other languages are in `texts/<locale>/server.po`. */
export const defineTexts = <const Tree extends TextTree>(area: string, english: Tree): Texts<Tree> =>
  createTexts(area, english, speakerOf);
