import { Refusal } from '@laine/contract/refusals.ts';

/**
 * The party that a piece of work counts for. Shared work goes first, in order, and has its own room; then known people
 * and strangers take turns.
 */
export type Asker = {
  key: string;
  kind: 'everybody' | 'known' | 'stranger';
  /** Many accounts of one network share one turn. Defaults to the key itself. */
  network?: string;
};

type QueueOptions = {
  /** Pieces of work that run at the same time. */
  places: number;
  /** The maximum that one asker may have waiting or running. */
  mostOfOne?: number;
  /** Of these, the maximum that may run: a place is left for others. What is shared by everybody is not counted. */
  placesOfOne?: number;
  /** The maximum that may wait, per kind. */
  mostWaiting?: number;
  /** Strangers are refused while this is true. */
  isPressed?: () => boolean;
  /**
   * After a stranger's piece, strangers pause for as long as it took; after a known person's, both pause if that
   * network has more. So nobody's work ever takes all the time.
   */
  rests?: boolean;
};

type Waiting = { asker: Asker; begin: () => void; refuse: (reason: Refusal) => void };

const RETRY_AFTER_SECONDS = 5;
const MAX_REST_MS = 1_000;

const busy = () => new Refusal('busy', {}, RETRY_AFTER_SECONDS);
const networkOf = ({ key, network = key }: Asker) => network;
/** An account may come from several networks, and a network may have many accounts. */
const namesOf = (asker: Asker) => new Set([asker.key, networkOf(asker)]);

export type FairQueue = ReturnType<typeof openFairQueue>;

/** Runs costly work a few pieces at a time, and refuses more when it's full; nobody may fill the queue alone. */
export function openFairQueue(options: QueueOptions) {
  const { places, mostOfOne = Infinity, placesOfOne = Infinity, mostWaiting = Infinity } = options;
  const { isPressed = () => false, rests = false } = options;
  let free = places;
  const restUntil = { known: 0, stranger: 0 };
  let awake: NodeJS.Timeout | undefined;
  const queues: Record<Asker['kind'], Waiting[]> = { everybody: [], known: [], stranger: [] };
  const atOnce = new Map<string, number>();
  const running = new Map<string, number>();
  /** Each asker's last turn in the queue. */
  const turns = new Map<string, number>();
  let turn = 0;
  let isAboutToBegin = false;
  let lastKind: Asker['kind'] = 'stranger';

  const count = (asker: Asker, change: 1 | -1) => {
    for (const name of namesOf(asker)) {
      const left = (atOnce.get(name) ?? 0) + change;
      if (left > 0) atOnce.set(name, left);
      else {
        atOnce.delete(name);
        turns.delete(name);
      }
    }
  };
  const restLeftMs = (kind: 'known' | 'stranger') => Math.max(0, restUntil[kind] - performance.now());
  const mayRun = ({ asker }: Waiting) => (running.get(asker.key) ?? 0) < placesOfOne;
  const isReady = (kind: 'known' | 'stranger') => queues[kind].some(mayRun) && restLeftMs(kind) === 0;

  const nextKind = (): Asker['kind'] | undefined => {
    if (queues.everybody.length > 0) return 'everybody';
    const inTurn = lastKind === 'known' ? (['stranger', 'known'] as const) : (['known', 'stranger'] as const);
    return inTurn.find(isReady);
  };
  const dequeue = (kind: Asker['kind']): Waiting | undefined => {
    const queue = queues[kind];
    if (kind === 'everybody') return queue.shift();
    const turnOf = (name: string) => turns.get(name) ?? 0;
    const [next] = queue
      .filter(mayRun)
      .toSorted(
        ({ asker: a }, { asker: b }) => turnOf(networkOf(a)) - turnOf(networkOf(b)) || turnOf(a.key) - turnOf(b.key),
      );
    if (next) queue.splice(queue.indexOf(next), 1);
    return next;
  };
  const beginNext = () => {
    while (free > 0) {
      const kind = nextKind();
      const next = kind && dequeue(kind);
      if (!next) break;
      if (kind !== 'everybody') lastKind = kind;
      turn += 1;
      for (const name of namesOf(next.asker)) turns.set(name, turn);
      free -= 1;
      running.set(next.asker.key, (running.get(next.asker.key) ?? 0) + 1);
      next.begin();
    }
    const resting = (['known', 'stranger'] as const).filter((kind) => queues[kind].some(mayRun));
    if (free === 0 || resting.length === 0) return;
    clearTimeout(awake);
    awake = setTimeout(beginNext, Math.ceil(Math.min(...resting.map(restLeftMs)))).unref();
  };
  /**
   * Once per round of the event loop, after other events: on the embedded database a piece may never yield, so pieces
   * would run back to back before anybody sees how many wait.
   */
  const beginSoon = () => {
    if (isAboutToBegin) return;
    isAboutToBegin = true;
    setImmediate(() => {
      isAboutToBegin = false;
      beginNext();
    });
  };

  /** The asker with the most waiting loses a place to one with fewer: first by network, then by account. */
  const makeRoomFor = (asker: Asker): boolean => {
    const queue = queues[asker.kind];
    if (queue.length < mostWaiting) return true;
    const mostOf = (waiting: Waiting[], nameOf: (asker: Asker) => string) => {
      const groups = Map.groupBy(waiting, (one) => nameOf(one.asker));
      const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
      const own = groups.get(nameOf(asker)) ?? [];
      return { most, own, isGreedy: most.length > own.length + 1 };
    };
    const networks = mostOf(queue, networkOf);
    const accounts = mostOf(networks.isGreedy ? networks.most : networks.own, ({ key }) => key);
    const last = networks.isGreedy || accounts.isGreedy ? accounts.most.at(-1) : undefined;
    if (!last) return false;
    queue.splice(queue.indexOf(last), 1);
    last.refuse(busy());
    return true;
  };
  const enter = (asker: Asker) =>
    new Promise<void>((begin, refuse) => {
      queues[asker.kind].push({ asker, begin, refuse });
      beginSoon();
    });
  const rest = (asker: Asker, tookMs: number) => {
    const until = performance.now() + Math.min(tookMs, MAX_REST_MS);
    const hasMore = [...namesOf(asker)].some((name) => atOnce.has(name));
    if (asker.kind === 'known' && hasMore) restUntil.known = Math.max(restUntil.known, until);
    if (asker.kind === 'stranger' || (asker.kind === 'known' && hasMore))
      restUntil.stranger = Math.max(restUntil.stranger, until);
  };

  return async function run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const isTooMany = (atOnce.get(asker.key) ?? 0) >= mostOfOne;
    if (isTooMany || (asker.kind === 'stranger' && isPressed()) || !makeRoomFor(asker)) throw busy();
    count(asker, 1);
    try {
      await enter(asker);
    } catch (refusal) {
      count(asker, -1);
      throw refusal;
    }
    const begunAt = performance.now();
    try {
      return await work();
    } finally {
      count(asker, -1);
      if (rests) rest(asker, performance.now() - begunAt);
      free += 1;
      const left = (running.get(asker.key) ?? 1) - 1;
      if (left > 0) running.set(asker.key, left);
      else running.delete(asker.key);
      beginSoon();
    }
  };
}
