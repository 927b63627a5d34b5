import type { Texts } from '../texts/texts.ts';
import type { Facts } from './facts.ts';

/** Whoever returns a board has had their rental: what they need is somebody to take it. */
export function jammedText({ another, call, callToReturn }: Texts['jammed'], view: Facts<'jammed'>['view']): string {
  if (view.canTryAnother) return another;
  return view.isReturn ? callToReturn : call;
}
