import type { Slot } from '@laine/rules/time/slot.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { smoothly } from '../../../ui/hooks/smoothly.ts';
import { placeOn } from './day-band.ts';
import { scrollToShow } from './scroll-to-show.ts';

/** Room for a knob beyond either end of the band; the timeline leaves as much beside the day. */
export const KNOB_PX = 48;

type Sides = { earlier: boolean; later: boolean };

/** The part of the day that is in view. It follows the slot, and the buttons know whether there is more. */
export function useWindow(
  view: RefObject<HTMLElement | null>,
  band: Slot,
  slot: Slot,
  isHeld: () => boolean,
): { more: Sides; onScroll: () => void; page: (direction: -1 | 1) => void } {
  const [more, setMore] = useState<Sides>({ earlier: false, later: true });
  const shown = useRef<Slot>(null);

  const onScroll = useCallback(() => {
    if (!view.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = view.current;
    const next = { earlier: scrollLeft > 1, later: scrollLeft + clientWidth < scrollWidth - 1 };
    setMore((known) => (known.earlier === next.earlier && known.later === next.later ? known : next));
  }, [view]);

  // The panel is as wide as the window and the text allow, and each day as long as the station is open.
  useEffect(() => {
    const box = view.current;
    const day = box?.firstElementChild;
    if (!box || !day) return undefined;
    const watcher = new ResizeObserver(onScroll);
    watcher.observe(box);
    watcher.observe(day);
    return () => watcher.disconnect();
  }, [view, onScroll]);

  const [start, end] = [placeOn(band, slot.start), placeOn(band, slot.end)];
  useEffect(() => {
    const before = shown.current;
    shown.current = slot;
    if (!view.current || isHeld()) return;
    const { scrollLeft: left, clientWidth: width, scrollWidth: contentWidth } = view.current;
    const x = (place: number) => KNOB_PX + place * (contentWidth - 2 * KNOB_PX);
    const movedEnd = before?.start.equals(slot.start) ? 'to' : 'from';
    const target = scrollToShow(
      { left, width, contentWidth },
      { from: x(start) - KNOB_PX, to: x(end) + KNOB_PX },
      movedEnd,
    );
    if (target !== undefined) view.current.scrollTo({ left: target, behavior: before ? smoothly() : 'instant' });
    // oxlint-disable-next-line react/exhaustive-deps -- only another place on the band is a reason to scroll
  }, [view, start, end]);

  const page = (direction: -1 | 1) =>
    view.current?.scrollBy({ left: direction * view.current.clientWidth * 0.75, behavior: smoothly() });

  return { more, onScroll, page };
}
