import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import type { Hardware } from '../hardware.ts';

/** The contract's limits. A reader that reports more is broken. */
const MAX_TAGS = 200;
const MAX_TAG_LENGTH = 128;

/** A driver this much over its time limit counts as silent. */
const PATIENCE_MS = 1_000;

/** Null when the locker's reader doesn't answer. */
export async function readTags(
  hardware: Hardware,
  lockerNumber: number,
  { timeLimitInMs, signal }: { timeLimitInMs: number; signal: AbortSignal },
): Promise<string[] | null> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(timeLimitInMs)]);
  const silent = Promise.withResolvers<null>();
  const timer = setTimeout(() => silent.resolve(null), timeLimitInMs + PATIENCE_MS);
  const stop = () => silent.resolve(null);
  signal.addEventListener('abort', stop);
  try {
    const tags = await Promise.race([hardware.scan(lockerNumber, enough), silent.promise]);
    return tags && [...new Set(tags.map(plainTag))].filter((tag) => tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
