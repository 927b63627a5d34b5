import { Refusal } from '@laine/contract/refusals.ts';

/** Whom a piece of work counts for. Those we know go ahead of strangers. */
export type Asker = { key: string; isKnown: boolean };

type LineOptions = {
  /** How many pieces of work are done at a time. */
  places: number;
  /** How many one asker may have in the line and at work. */
  mostOfOne: number;
  /** How many known askers may wait, and as many strangers. */
  mostWaiting: number;
  /** Takes no strangers while true. */
  isPressed?: () => boolean;
  /** A stranger's piece is followed by as long a rest, so that strangers never take all of the time. */
  strangersRest?: boolean;
};

const RETRY_AFTER_SECONDS = 5;
const LONGEST_REST_MS = 1_000;

/** Does costly work a few pieces at a time, and refuses it where there is no room: nobody may fill the line alone. */
export function openLine(options: LineOptions) {
  const { places, mostOfOne, mostWaiting, isPressed = () => false, strangersRest = false } = options;
  let free = places;
  let restsUntil = 0;
  let awake: NodeJS.Timeout | undefined;
  const waiting = { known: [] as (() => void)[], strangers: [] as (() => void)[] };
  const atOnce = new Map<string, number>();

  const lineFor = ({ isKnown }: Asker) => (isKnown ? waiting.known : waiting.strangers);
  const hasRoom = (asker: Asker) =>
    (atOnce.get(asker.key) ?? 0) < mostOfOne && lineFor(asker).length < mostWaiting && (asker.isKnown || !isPressed());
  const count = (key: string, change: 1 | -1) => {
    const left = (atOnce.get(key) ?? 0) + change;
    if (left > 0) atOnce.set(key, left);
    else atOnce.delete(key);
  };
  const restLeftMs = () => Math.max(0, restsUntil - performance.now());

  const beginNext = () => {
    while (free > 0) {
      const next = waiting.known.shift() ?? (restLeftMs() > 0 ? undefined : waiting.strangers.shift());
      if (!next) break;
      free -= 1;
      next();
    }
    if (free === 0 || waiting.strangers.length === 0) return;
    clearTimeout(awake);
    awake = setTimeout(beginNext, Math.ceil(restLeftMs())).unref();
  };
  const enter = (asker: Asker) =>
    new Promise<void>((resolve) => {
      lineFor(asker).push(resolve);
      beginNext();
    });
  const leave = ({ isKnown }: Asker, begunAt: number) => {
    const now = performance.now();
    if (strangersRest && !isKnown) restsUntil = Math.max(restsUntil, now + Math.min(now - begunAt, LONGEST_REST_MS));
    free += 1;
    // Whatever else has come meanwhile is served before the next piece begins.
    setImmediate(beginNext);
  };

  return async function run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (!hasRoom(asker)) throw new Refusal('busy', {}, RETRY_AFTER_SECONDS);
    count(asker.key, 1);
    await enter(asker);
    const begunAt = performance.now();
    try {
      return await work();
    } finally {
      leave(asker, begunAt);
      count(asker.key, -1);
    }
  };
}
