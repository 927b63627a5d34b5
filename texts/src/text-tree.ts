/** English texts as they stand in the code, by key, in groups where that reads better. ICU syntax. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

export type Value = string | number;

/** The texts of one language in the same places: a text with values is a function of them. */
export type Said<Tree> = Tree extends string ? SaidText<Tree> : { readonly [Key in keyof Tree]: Said<Tree[Key]> };

type SaidText<Text extends string> = [ValueNames<Text>] extends [never]
  ? string
  : (values: { readonly [Name in ValueNames<Text>]: Value }) => string;

type Place = 'text' | 'choices';

/**
 * The names of a text's values. It reads from bracket to bracket: in a text one opens a value, `{name}` or `{name, plural, …}`;
 * among the choices of a value it opens the text of a choice.
 */
export type ValueNames<
  Text extends string,
  Places extends readonly Place[] = ['text'],
  Found extends string = never,
> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${infer Inner}`
    ? Places extends ['text', ...Place[]]
      ? Inner extends `${infer Name},${infer Choices}`
        ? ValueNames<`${Choices}}${After}`, ['choices', ...Places], Found | Name>
        : ValueNames<After, Places, Found | Inner>
      : ValueNames<`${Inner}}${After}`, ['text', ...Places], Found>
    : Places extends [Place, ...infer Outer extends Place[]]
      ? ValueNames<After, Outer, Found>
      : Found
  : Found;
