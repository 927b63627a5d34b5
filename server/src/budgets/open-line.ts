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
};

const RETRY_AFTER_SECONDS = 5;

/** Does costly work a few pieces at a time, and refuses it where there is no room: nobody may fill the line alone. */
export function openLine({ places, mostOfOne, mostWaiting, isPressed = () => false }: LineOptions) {
  let free = places;
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
  const enter = async (asker: Asker) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => lineFor(asker).push(resolve));
  };
  const leave = () => {
    const next = waiting.known.shift() ?? waiting.strangers.shift();
    // Whatever else has come meanwhile is served before the next piece begins.
    if (next) setImmediate(next);
    else free += 1;
  };

  return async function run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (!hasRoom(asker)) throw new Refusal('busy', {}, RETRY_AFTER_SECONDS);
    count(asker.key, 1);
    await enter(asker);
    try {
      return await work();
    } finally {
      leave();
      count(asker.key, -1);
    }
  };
}
