import type { Deps } from '../../../ground/deps.ts';

/** Making the text anew for every answer cost a tenth of a cached one; open pages tolerate more than this delay. */
const FRESH_FOR_MS = 250;

const told = new WeakMap<Deps, { text: string; atInMs: number }>();

/** The time of the product's clock, for the header that open pages go by. */
export function timeText(deps: Deps): string {
  const atInMs = performance.now();
  const last = told.get(deps);
  if (last && atInMs - last.atInMs < FRESH_FOR_MS) return last.text;
  const text = deps.now().toString();
  told.set(deps, { text, atInMs });
  return text;
}
