import { LiveChange } from '@laine/contract/live-change.ts';
import type { Database } from '../db/open-database.ts';

/** Told by the database itself, to every process (migration 0023). */
const LIVE_CHANGE = 'live-change';

export type LiveListener = {
  onChange: (change: LiveChange) => void;
  /** Changes may have been missed. */
  onGap: () => void;
};

export type LiveChanges = Awaited<ReturnType<typeof openLiveChanges>>;

/** One ear at the database for everybody who looks on through this process. */
export async function openLiveChanges(db: Database) {
  const listeners = new Set<LiveListener>();
  const stopListening = await db.listen(
    LIVE_CHANGE,
    (payload) => {
      if (listeners.size === 0) return;
      const change = readChange(payload);
      listeners.forEach(({ onChange }) => onChange(change));
    },
    () => listeners.forEach(({ onGap }) => onGap()),
  );
  return {
    follow(listener: LiveListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stopListening,
  };
}

function readChange(payload: string): LiveChange {
  const [thing, stationId, id] = JSON.parse(payload) as unknown[];
  return LiveChange.parse({ thing, stationId, id });
}
