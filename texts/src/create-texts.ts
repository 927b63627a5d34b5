import { locales, type Locale } from '@laine/contract/languages.ts';
import type { Said, TextTree, Value } from './text-tree.ts';

type Values = Readonly<Record<string, Value>>;

/** Says one text. The id is its place, such as `payment.debt.overtime`, and the context of its catalog entry. */
export type Say = (id: string, english: string, values?: Values) => string;

export type Texts<Tree extends TextTree> = Readonly<Record<Locale, Said<Tree>>> & { readonly defined: Definition };

/** What the extractor finds. */
export type Definition = { area: string; english: TextTree };

/** The texts of an area in every language. A text is looked up when it is read, so a process pays for those it says. */
export function createTexts<const Tree extends TextTree>(
  area: string,
  english: Tree,
  sayIn: (locale: Locale) => Say,
): Texts<Tree> {
  const texts = {};
  for (const locale of locales) {
    Object.defineProperty(texts, locale, { enumerable: true, get: once(() => placed(english, area, sayIn(locale))) });
  }
  Object.defineProperty(texts, 'defined', { value: { area, english } });
  return texts as Texts<Tree>;
}

function placed(tree: TextTree, id: string, say: Say): unknown {
  if (typeof tree === 'string') return tree.includes('{') ? (values: Values) => say(id, tree, values) : say(id, tree);
  const places = Array.isArray(tree) ? [] : {};
  for (const [key, below] of Object.entries(tree)) {
    Object.defineProperty(places, key, { enumerable: true, get: once(() => placed(below, `${id}.${key}`, say)) });
  }
  return places;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Keys<Tree> = Extract<keyof Tree, string>;

/** For keys that are found at run time, where nobody can know which values their texts need. */
export const byKey =
  <Tree extends Readonly<Record<string, string>>>(texts: Texts<Tree>) =>
  (locale: Locale, key: Keys<Tree>, values: Values = {}): string => {
    const said = (texts[locale] as Readonly<Record<string, string | ((values: Values) => string)>>)[key];
    return typeof said === 'function' ? said(values) : (said ?? key);
  };
