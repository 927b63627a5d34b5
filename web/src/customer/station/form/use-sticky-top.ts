import { useEffect, type RefObject } from 'react';

const BELOW_HEADER_PX = 96;
const ABOVE_EDGE_PX = 16;

/** A panel taller than the window sticks by its lower end, so that the button at the bottom can be reached. */
export function useStickyTop(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const place = () => {
      const room = window.innerHeight - panel.offsetHeight - ABOVE_EDGE_PX;
      panel.style.top = `${Math.min(BELOW_HEADER_PX, room)}px`;
    };
    const watcher = new ResizeObserver(place);
    watcher.observe(panel);
    window.addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [ref]);
}
