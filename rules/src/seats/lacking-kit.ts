import { KitKind, type ItemStatus } from '@laine/contract/states.ts';
import { itemKind } from './item-kind.ts';

type Thing = { name: string; metadata?: Readonly<Record<string, string>> | null; status: ItemStatus };

/** Which of board, paddle and vest nobody has seen among the things that belong in a locker; without any it is complete. */
export function lackingKit(things: readonly Thing[]): KitKind[] {
  const seen = new Set<string>(things.filter(({ status }) => status === 'found').map(itemKind));
  return KitKind.options.filter((kind) => !seen.has(kind));
}
