/** How a sum of money is written. Thousands are grouped from `groupFrom` digits on. */
export type MoneyWriting = { point: string; group: string; groupFrom: number; minus: string; hasSignFirst: boolean };

type Language = {
  locale: string;
  /** As its speakers call it. */
  name: string;
  /** BCP 47. Day before month and a 24-hour clock for English too: our readers are in Europe. */
  formatTag: string;
  letters: 'latin' | 'cyrillic';
  money: MoneyWriting;
  /** Visitors of a host that ends like this are guessed to speak it. */
  hostEnding?: string;
};

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Every language of the product, in the order in which they are offered (docs/recipes.md, A language). */
export const languages = [
  {
    locale: 'en',
    name: 'English',
    formatTag: 'en-GB',
    letters: 'latin',
    money: { point: '.', group: ',', groupFrom: 4, minus: '-', hasSignFirst: true },
  },
  {
    locale: 'et',
    name: 'Eesti',
    formatTag: 'et-EE',
    letters: 'latin',
    money: { point: ',', group: NO_BREAK, groupFrom: 5, minus: '−', hasSignFirst: false },
    hostEnding: '.ee',
  },
  {
    locale: 'es',
    name: 'Español',
    formatTag: 'es-ES',
    letters: 'latin',
    money: { point: ',', group: '.', groupFrom: 5, minus: '-', hasSignFirst: false },
    hostEnding: '.es',
  },
  {
    locale: 'fr',
    name: 'Français',
    formatTag: 'fr-FR',
    letters: 'latin',
    money: { point: ',', group: NARROW_NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
  },
  {
    locale: 'ru',
    name: 'Русский',
    formatTag: 'ru-RU',
    letters: 'cyrillic',
    money: { point: ',', group: NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
  },
] as const satisfies readonly Language[];

export type Locale = (typeof languages)[number]['locale'];

export const locales: readonly Locale[] = languages.map(({ locale }) => locale);

const byLocale = new Map<string, Language>(languages.map((language) => [language.locale, language]));

export const isLocale = (word: string | null | undefined): word is Locale =>
  typeof word === 'string' && byLocale.has(word);

export function languageOf(locale: Locale): Language {
  const language = byLocale.get(locale);
  if (!language) throw new Error(`No language ${locale}`);
  return language;
}
