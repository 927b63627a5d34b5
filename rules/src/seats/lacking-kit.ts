import { KitKind, type ItemStatus } from '@laine/contract/states.ts';
import { itemKind } from './item-kind.ts';

type Thing = { name: string; metadata?: Readonly<Record<string, string>> | null; status: ItemStatus };

/** Judged by the things that belong in the locker and were seen; with nothing missing it's complete. */
export function lackingKit(things: readonly Thing[]): KitKind[] {
  const seen = new Set<string>(things.filter(({ status }) => status === 'found').map(itemKind));
  return KitKind.options.filter((kind) => !seen.has(kind));
}
