import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { Locale } from '@laine/contract/states.ts';
import { alertWordsEn } from './alert-words-en.ts';
import { alertWordsEs } from './alert-words-es.ts';
import { alertWordsEt } from './alert-words-et.ts';
import { alertWordsFr } from './alert-words-fr.ts';
import { alertWordsRu } from './alert-words-ru.ts';

/** The same words as on the staff screens, which a test compares. */
export type AlertWords = Record<AlertKind, { title: string; advice: string }>;

export const alertWords: Record<Locale, AlertWords> = {
  en: alertWordsEn,
  es: alertWordsEs,
  et: alertWordsEt,
  fr: alertWordsFr,
  ru: alertWordsRu,
};
