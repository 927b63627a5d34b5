import { locales, type Locale } from '@laine/contract/languages.ts';
import type { LegalTexts } from './legal-document.ts';

const read = async (locale: Locale): Promise<[Locale, LegalTexts]> => {
  // A language is a folder: nobody lists them.
  const { legalTexts: texts }: { legalTexts: LegalTexts } = await import(`./texts/${locale}/legal-texts.ts`);
  return [locale, texts];
};

export const legalTexts = Object.fromEntries(await Promise.all(locales.map(read))) as Record<Locale, LegalTexts>;
