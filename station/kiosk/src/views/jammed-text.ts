import type { Texts } from '../texts/texts.ts';
import type { Facts } from './facts.ts';

/** Somebody who returns a board needs no other locker, only a person who takes the board. */
export function jammedText({ another, call, callToReturn }: Texts['jammed'], view: Facts<'jammed'>['view']): string {
  if (view.canTryAnother) return another;
  return view.isReturn ? callToReturn : call;
}
