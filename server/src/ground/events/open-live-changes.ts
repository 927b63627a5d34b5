import { LiveChange } from '@laine/contract/live-change.ts';
import type { Database } from '../db/open-database.ts';

/** The database itself notifies every process (migration 0023). */
const LIVE_CHANGE = 'live-change';

export type LiveListener = {
  onChange: (change: LiveChange) => void;
  /** Changes may have been missed. */
  onGap: () => void;
};

export type LiveChanges = Awaited<ReturnType<typeof openLiveChanges>>;

/** One database subscription shared by all live viewers of this process. */
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
