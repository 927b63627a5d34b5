import type { ItemKind } from '@laine/contract/states.ts';

const kinds: readonly ItemKind[] = ['board', 'paddle', 'vest', 'other'];

/** Words that staff in our five languages use; the first that fits counts. */
const words: readonly (readonly [ItemKind, RegExp])[] = [
  ['paddle', /paddle|aer|mõla|remo|pala|pagaie|весло/iu],
  ['vest', /vest|jacket|chaleco|gilet|жилет/iu],
  ['board', /board|\bsup\b|laud|tabla|planche|доска/iu],
];

/**
 * What an item is: as its `metadata.kind` says, else as its name sounds. Somebody who enters a board by its name alone
 * must not end up with a locker whose returns nobody can check.
 */
export function itemKind(item: { name: string; metadata?: Readonly<Record<string, string>> | null }): ItemKind {
  const said = item.metadata?.['kind']?.trim().toLowerCase();
  const known = kinds.find((kind) => kind === said);
  return known ?? words.find(([, word]) => word.test(item.name))?.[0] ?? 'other';
}
