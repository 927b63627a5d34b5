import type { ItemKind } from '@laine/contract/states.ts';

const kinds: readonly ItemKind[] = ['board', 'paddle', 'vest', 'other'];

type Words = readonly (readonly [ItemKind, RegExp])[];

/** Spanish, French and Russian say first what a thing is: 'tabla de remo', 'весло для доски'. */
const namedFirst: Words = [
  ['board', /tabla|planche|paddle gonflable|доск|сап-?борд/giu],
  ['paddle', /\bremos?\b|\bpalas?\b|pagaie|в[её]сл/giu],
  ['vest', /chaleco|gilet|жилет/giu],
];

/** English and Estonian say it last: 'paddle board', 'aerulaud', 'SUP paddle'. */
const namedLast: Words = [
  ['board', /stand[- ]?up paddle|board|laud|lauad/giu],
  ['paddle', /(?<!stand[- ]?up )paddle|aer(?:ud|u)?\b|mõla/giu],
  ['vest', /vest|jacket/giu],
  ['other', /\b(?:bag|box|cover|fin|leash|pump)\b|kott|pump/giu],
];

/**
 * Decided by `metadata.kind`, else guessed from the name. Entering a board by its name alone must not create a locker
 * whose returns nobody can check.
 */
export function itemKind(item: { name: string; metadata?: Readonly<Record<string, string>> | null }): ItemKind {
  const said = item.metadata?.['kind']?.trim().toLowerCase();
  return kinds.find((kind) => kind === said) ?? kindByName(item.name);
}

function kindByName(name: string): ItemKind {
  // 'Paddle for board 3' and 'Paddle (board 3)' are paddles, 'Board with paddle' is a board.
  const thing = name.split(/ (?:for|of|with|and|-|–|\+|\()/iu, 1)[0] ?? name;
  const found = kindsIn(thing, namedFirst).at(0) ?? kindsIn(thing, namedLast).at(-1);
  return found ?? (/\bsup\b|сап/iu.test(thing) ? 'board' : 'other');
}

/** Ordered as in the name. */
const kindsIn = (name: string, words: Words): ItemKind[] =>
  words
    .flatMap(([kind, word]) => [...name.matchAll(word)].map(({ index }) => ({ kind, index })))
    .toSorted((one, other) => one.index - other.index)
    .map(({ kind }) => kind);
