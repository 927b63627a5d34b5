import type { Screen, Touch } from '../../../src/screen/screen.ts';
import { readMessages } from './read-messages.ts';

/** The page's current knowledge of the station's program. */
export type Heard = {
  screen: Screen | undefined;
  /** When the screen arrived, on the page's own monotonic clock. */
  heardAtInMs: number;
  /** When the program last heard of a touch from here; it counts the idle time from then on. */
  touchedAtInMs: number;
  isLost: boolean;
};

export type Program = {
  heard: () => Heard;
  onChange: (listener: () => void) => () => void;
  /** Resolves with the screen once the program has received the touch. */
  touch: (touch: Touch) => Promise<Screen | undefined>;
  close: () => void;
};

export type Pace = {
  /** Delay before reconnecting to a lost program. */
  retryInMs: number;
  /** How long the last screen stays when the program falls silent: nobody should notice a short restart. */
  patienceInMs: number;
  /** Polling interval. It keeps the clock right, and detects a program that hangs with its connections open. */
  askInMs: number;
  answerLimitInMs: number;
};

const usualPace: Pace = { retryInMs: 1_000, patienceInMs: 2_500, askInMs: 10_000, answerLimitInMs: 8_000 };

/** Follows the screen of the program that serves the page, and reconnects whenever it's lost. */
export function openProgram(base: URL, pace: Pace = usualPace): Program {
  const closed = new AbortController();
  const listeners = new Set<() => void>();
  let heard: Heard = { screen: undefined, heardAtInMs: 0, touchedAtInMs: 0, isLost: false };
  let screensHeard = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const become = (change: Partial<Heard>) => {
    heard = { ...heard, ...change };
    for (const listener of listeners) listener();
  };

  const hear = (screen: Screen) => {
    screensHeard += 1;
    clearTimeout(patience);
    patience = undefined;
    const hasMovedOn = screen.view.name !== heard.screen?.view.name;
    const heardAtInMs = performance.now();
    become({ screen, heardAtInMs, isLost: false, ...(hasMovedOn ? { touchedAtInMs: heardAtInMs } : {}) });
  };

  const lose = () => {
    patience ??= setTimeout(() => become({ isLost: true }), pace.patienceInMs);
  };

  const fetchScreen = async (path: string, init: RequestInit) => {
    const screensBefore = screensHeard;
    const answer = await fetch(new URL(path, base), {
      ...init,
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(pace.answerLimitInMs)]),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const screen = (await answer.json()) as Screen;
    // An answer overtaken by a message may be older than the screen shown.
    if (screensHeard === screensBefore) hear(screen);
  };

  const follow = async () => {
    const connection = new AbortController();
    const signal = AbortSignal.any([closed.signal, connection.signal]);
    const askAgain = setInterval(() => {
      fetchScreen('state', {}).catch(() => connection.abort());
    }, pace.askInMs);
    try {
      const answer = await fetch(new URL('events', base), { signal, headers: { Accept: 'text/event-stream' } });
      if (!answer.ok || !answer.body) throw new Error(`events answered ${answer.status}`);
      for await (const message of readMessages(answer.body)) hear(JSON.parse(message) as Screen);
    } finally {
      clearInterval(askAgain);
      connection.abort();
    }
  };

  const keepFollowing = async () => {
    while (!closed.signal.aborted) {
      await follow().catch(() => undefined);
      if (closed.signal.aborted) return;
      lose();
      await new Promise((resolve) => setTimeout(resolve, pace.retryInMs));
    }
  };
  void keepFollowing();

  return {
    heard: () => heard,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch: async (touch) => {
      become({ touchedAtInMs: performance.now() });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(touch) };
      // People repeat a lost touch, and the messages tell if the program is gone.
      await fetchScreen('touch', init).catch(() => undefined);
      return heard.screen;
    },
    close: () => {
      closed.abort();
      clearTimeout(patience);
    },
  };
}
