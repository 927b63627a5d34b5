import { setTimeout as wait } from 'node:timers/promises';

/** Resolves early when the signal aborts, without throwing. */
export async function pause(lengthInMs: number, signal: AbortSignal): Promise<void> {
  await wait(lengthInMs, undefined, { signal }).catch(() => undefined);
}
