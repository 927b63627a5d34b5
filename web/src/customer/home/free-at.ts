import type { FreeState, FreeSteps } from './free-steps.ts';

/** The state of this moment. A clock that is a little behind the page sees what the page began with. */
export const freeAt = (steps: FreeSteps, seconds: number): FreeState =>
  (steps.findLast(([from]) => from <= seconds) ?? steps[0])?.[1] ?? null;
