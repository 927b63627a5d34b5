import type { Slot } from '@laine/rules/slot.ts';
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Moved } from './biting-limit.ts';
import { momentAt, placeOn, THUMB_STEP_MINUTES } from './day-band.ts';
import { edgePull } from './scroll-to-show.ts';

export type SlotMoves = {
  setSlot: (slot: Slot) => void;
  setStart: (from: Slot, start: Temporal.Instant) => void;
  setEnd: (from: Slot, end: Temporal.Instant) => void;
  slide: (from: Slot, start: Temporal.Instant) => void;
};

type Drag = {
  grip: Moved;
  from: Slot;
  /** How far beside the moved moment the finger lies, in parts of the band. */
  heldBeside: number;
  heldAtX: number;
  x: number;
  hasMoved: boolean;
  stepInMinutes: number | undefined;
};

/** A finger that only rests or taps trembles less than this. */
const TREMBLE_PX = 4;

/**
 * Dragging an end or the whole slot along the band; a tap on the band brings the slot there. What is held near the edge
 * of the window pulls the window along. A finger anywhere else scrolls, and never moves the slot.
 */
export function useSlotDrag(viewRef: RefObject<HTMLElement | null>, band: Slot, slot: Slot, moves: SlotMoves) {
  const day = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const wasHeld = useRef(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const placeOf = (x: number) => {
    const { left, width } = day.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return (x - left) / width;
  };

  const move = ({ grip, from, heldBeside, x, stepInMinutes }: Drag) => {
    const moment = momentAt(band, placeOf(x) - heldBeside, stepInMinutes);
    if (grip === 'start') moves.setStart(from, moment);
    else if (grip === 'end') moves.setEnd(from, moment);
    else moves.slide(from, moment);
  };
  // Drawn before the finger can let go: the window takes a later move for one made elsewhere and goes after it, also
  // when somebody has pressed for other hours meanwhile.
  const follow = (held: Drag) => flushSync(() => move(held));

  const pull = () => {
    cancelAnimationFrame(frame.current);
    const [held, view] = [drag.current, viewRef.current];
    if (!held || !view) return;
    const pixels = edgePull(held.x, view.getBoundingClientRect(), held.heldAtX);
    const before = view.scrollLeft;
    view.scrollLeft += pixels;
    if (view.scrollLeft === before) return;
    follow(held);
    frame.current = requestAnimationFrame(pull);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = gripOf(event.target);
    wasHeld.current = grip !== undefined;
    if (!grip || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = event.clientX;
    drag.current = {
      grip,
      from: slot,
      heldBeside: placeOf(x) - placeOn(band, grip === 'end' ? slot.end : slot.start),
      heldAtX: x,
      x,
      hasMoved: false,
      stepInMinutes: stepOf(event),
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held || !event.isPrimary) return;
    held.x = event.clientX;
    held.hasMoved ||= Math.abs(held.x - held.heldAtX) > TREMBLE_PX;
    if (!held.hasMoved) return;
    follow(held);
    pull();
  };

  const onPointerUp = () => {
    drag.current = null;
  };

  // The browser took the finger for scrolling the page, so nothing was meant to move.
  const onPointerCancel = () => {
    if (drag.current?.hasMoved) moves.setSlot(drag.current.from);
    drag.current = null;
  };

  // It does not start on pointer down: scrolling with a thumb over the band must not move the slot.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!wasHeld.current) moves.slide(slot, momentAt(band, placeOf(event.clientX), stepOf(event.nativeEvent)));
  };

  return { day, drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick } };
}

/** A click is a pointer event too, in every browser that we support; undefined is the fine grid. */
const stepOf = (event: object): number | undefined =>
  'pointerType' in event && event.pointerType === 'touch' ? THUMB_STEP_MINUTES : undefined;

function gripOf(target: EventTarget): Moved | undefined {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]')?.dataset['grip'] : undefined;
  return grip === 'start' || grip === 'end' || grip === 'slot' ? grip : undefined;
}
