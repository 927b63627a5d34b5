import type { Call } from '@laine/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { callKey } from '../../api/call-query.ts';
import { followLiveEvents } from './follow-live-events.ts';
import { liveCalls } from './live-calls.ts';
import { LiveRestartsContext, LiveStateContext, type LiveState } from './live-state.ts';

/** Many changes may come at once, but the viewer needs only one refresh. */
const GATHER_FOR_MS = 250;

/** Reads again what changed, as soon as it changed. Nothing else asks repeatedly. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [restarts, setRestarts] = useState(0);

  useEffect(() => {
    const changed = new Set<Call>();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      gathering = undefined;
      for (const call of changed) void client.invalidateQueries({ queryKey: callKey(call) });
      changed.clear();
    };
    let hasStarted = false;
    const stop = followLiveEvents({
      onEvent(event) {
        setState('live');
        if (event.name === 'change') {
          liveCalls[event.change.thing].forEach((call) => changed.add(call));
          gathering ??= setTimeout(readAgain, GATHER_FOR_MS);
        }
        // The first start comes right after the page itself; a later one follows a gap.
        if (event.name === 'start' && hasStarted) {
          void client.invalidateQueries();
          setRestarts((before) => before + 1);
        }
        hasStarted = true;
      },
      onSilence() {
        setState({ cutSinceMs: Date.now() });
      },
    });
    return () => {
      clearTimeout(gathering);
      stop();
    };
  }, [client]);

  return (
    <LiveStateContext value={state}>
      <LiveRestartsContext value={restarts}>{children}</LiveRestartsContext>
    </LiveStateContext>
  );
}
