import { setTimeout as wait } from 'node:timers/promises';

/** Ends early, without a word, when the signal does. */
export async function pause(lengthInMs: number, signal: AbortSignal): Promise<void> {
  await wait(lengthInMs, undefined, { signal }).catch(() => undefined);
}
