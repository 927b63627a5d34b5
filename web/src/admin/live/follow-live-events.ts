import { eventCalls } from '@laine/contract/admin/event-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { LIVE_BEAT_SECONDS, LiveChange, type LiveEventName } from '@laine/contract/live-change.ts';

/** Two beats may get lost on a beach's network. */
const SILENT_AFTER_MS = 2.5 * LIVE_BEAT_SECONDS * 1000;
/**
 * A stream that broke is back after a moment when the server or the network only blinked; what is shown stays true for
 * so long.
 */
const BROKEN_FOR_MS = 5_000;
const TRY_AGAIN_AFTER_MS = 5_000;
const NAME = 'laine-live';

export type LiveEvent = { name: 'change'; change: LiveChange } | { name: Exclude<LiveEventName, 'change'> };

/** `broken` is for the other tabs: the stream ended, and it is tried again. */
type Told = LiveEvent | { name: 'broken' };

type Follower = {
  onEvent: (event: LiveEvent) => void;
  /** Nothing has come for too long: what the page shows may be old. */
  onSilence: () => void;
};

/**
 * One stream for all tabs of a browser, because a browser keeps few connections to a server open. The tab that holds
 * the lock reads it and tells the others; when that tab is closed, another gets the lock.
 */
export function followLiveEvents({ onEvent, onSilence }: Follower): () => void {
  const channel = new BroadcastChannel(NAME);
  const end = new AbortController();
  let silence = setTimeout(onSilence, SILENT_AFTER_MS);
  let isBroken = false;
  const hear = (event: Told) => {
    const wasBroken = isBroken;
    isBroken = event.name === 'broken';
    // Every try that fails says so again; the first began the wait.
    if (isBroken && wasBroken) return;
    clearTimeout(silence);
    silence = setTimeout(onSilence, isBroken ? BROKEN_FOR_MS : SILENT_AFTER_MS);
    if (event.name !== 'broken') onEvent(event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  const tell = (event: Told) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin; only windows name it
    channel.postMessage(event);
    hear(event);
  };
  navigator.locks
    .request(NAME, { signal: end.signal }, () => readStream(tell, end.signal))
    // Rejects when the page lets go before it got the lock.
    .catch(() => undefined);
  return () => {
    end.abort();
    clearTimeout(silence);
    channel.close();
  };
}

/** Resolves when the page lets go. A refused stream is not tried again by the browser itself. */
function readStream(tell: (event: Told) => void, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource(callAddress(eventCalls.eventStream, {}));
    source.addEventListener('start', () => tell({ name: 'start' }));
    source.addEventListener('beat', () => tell({ name: 'beat' }));
    source.addEventListener('change', ({ data }: MessageEvent<string>) =>
      tell({ name: 'change', change: LiveChange.parse(JSON.parse(data)) }),
    );
    source.addEventListener('error', () => {
      tell({ name: 'broken' });
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, TRY_AGAIN_AFTER_MS);
    });
  };
  connect();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(again);
      source?.close();
      resolve();
    });
  });
}
