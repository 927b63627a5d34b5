import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { stepFrom, stepOf, type Stop } from './grid-steps.ts';

const STOP = 'data-stop';

const stopOf = (target: EventTarget) =>
  target instanceof Element ? target.closest(`[${STOP}]`)?.getAttribute(STOP) : undefined;

/** Only one of a grid's stops is in the tab order; arrow keys lead to the others. */
export function useGridFocus(rows: readonly (readonly Stop[])[]) {
  const ref = useRef<HTMLTableElement>(null);
  const [lastId, setLastId] = useState<string>();
  const stops = rows.flat();
  // The first session is where a look at the day begins; what the focus stood on may be gone meanwhile.
  const first = stops.find(({ fromMs }) => fromMs !== Number.NEGATIVE_INFINITY) ?? stops[0];
  const currentId = stops.some(({ id }) => id === lastId) ? lastId : first?.id;
  const focus = (id: string | undefined) => {
    const stop =
      id === undefined ? undefined : ref.current?.querySelector<HTMLElement>(`[${STOP}="${CSS.escape(id)}"]`);
    stop?.focus();
    return stop !== undefined && stop !== null;
  };
  return {
    focus,
    gridProps: {
      ref,
      onFocus: ({ target }: FocusEvent) => setLastId(stopOf(target) ?? undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const [id, step] = [stopOf(event.target), stepOf(event)];
        if (id === undefined || id === null || step === undefined) return;
        event.preventDefault();
        focus(stepFrom(rows, id, step));
      },
    },
    stopProps: (id: string) => ({ [STOP]: id, tabIndex: id === currentId ? 0 : -1 }),
  };
}

export type StopProps = ReturnType<typeof useGridFocus>['stopProps'];
