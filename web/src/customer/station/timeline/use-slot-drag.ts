import type { ChosenSlot } from '@laine/rules/time/slot-choice.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Moved } from './biting-limit.ts';
import { momentAt, placeOn, THUMB_STEP_MINUTES } from './day-band.ts';
import { edgePull } from './scroll-to-show.ts';

export type SlotMoves = {
  setSlot: (slot: Slot) => void;
  /** These get the slot they start from: while somebody types or drags, only the last state counts. */
  setStart: (from: Slot, start: Temporal.Instant) => void;
  setEnd: (from: Slot, end: Temporal.Instant) => void;
  /** These two return the resulting slot. */
  slide: (from: Slot, start: Temporal.Instant) => ChosenSlot;
  pull: (from: Slot, side: keyof Slot, to: Temporal.Instant) => ChosenSlot;
  /** An end was pulled and released: the length is now a choice. */
  keepLength: () => void;
};

type Drag = {
  grip: Moved;
  from: Slot;
  /** The finger's distance from the moved moment, as a part of the band. */
  heldBeside: number;
  heldAtX: number;
  x: number;
  hasMoved: boolean;
  stepInMinutes: number | undefined;
  /** The time of the frame that last scrolled the window, and the remaining part of a pixel. */
  pulledAt: number | undefined;
  pixelsLeft: number;
};

/** A resting or tapping finger trembles less than this. */
const TREMBLE_PX = 4;
/** After a pause of the page the window must not jump. */
const MAX_FRAME_MS = 50;

/**
 * Drags an end or the whole slot along the band; a tap on the band moves the slot there. A drag near the edge of the
 * window scrolls it, as long as the handle can still move. A finger anywhere else scrolls, and never moves the slot.
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

  /** True if it reached the finger. */
  const move = ({ grip, from, heldBeside, x, stepInMinutes }: Drag): boolean => {
    const moment = momentAt(band, placeOf(x) - heldBeside, stepInMinutes);
    const chosen = grip === 'slot' ? moves.slide(from, moment) : moves.pull(from, grip, moment);
    return typeof chosen !== 'string' && chosen[grip === 'end' ? 'end' : 'start'].equals(moment);
  };
  // Drawn before the finger can let go: the window treats a later move as one made elsewhere and follows it, even if
  // somebody has switched to other hours meanwhile.
  const follow = (held: Drag) => flushSync(() => move(held));

  const pull = (time: number) => {
    frame.current = 0;
    const [held, view] = [drag.current, viewRef.current];
    if (!held || !view) return;
    const pixelsPerSecond = edgePull(held.x, view.getBoundingClientRect(), held.heldAtX);
    const seconds = Math.min(MAX_FRAME_MS, time - (held.pulledAt ?? time)) / 1_000;
    const pixels = held.pixelsLeft + pixelsPerSecond * seconds;
    // Browsers may scroll by whole pixels only.
    const whole = Math.trunc(pixels);
    held.pixelsLeft = pixels - whole;
    held.pulledAt = pixelsPerSecond === 0 ? undefined : time;
    if (pixelsPerSecond === 0) return;
    const before = view.scrollLeft;
    view.scrollLeft += whole;
    if (whole !== 0 && (view.scrollLeft === before || !follow(held))) held.pulledAt = undefined;
    else frame.current = requestAnimationFrame(pull);
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
      pulledAt: undefined,
      pixelsLeft: 0,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held || !event.isPrimary) return;
    held.x = event.clientX;
    held.hasMoved ||= Math.abs(held.x - held.heldAtX) > TREMBLE_PX;
    if (!held.hasMoved) return;
    // It may already be scrolling: a trembling finger must neither speed it up nor slow it down.
    if (follow(held) && frame.current === 0) frame.current = requestAnimationFrame(pull);
  };

  const onPointerUp = () => {
    if (drag.current?.hasMoved && drag.current.grip !== 'slot') moves.keepLength();
    drag.current = null;
  };

  // The browser took the finger for scrolling the page, so nothing was meant to move.
  const onPointerCancel = () => {
    if (drag.current?.hasMoved) moves.setSlot(drag.current.from);
    drag.current = null;
  };

  // Not on pointer down: scrolling with a thumb over the band must not move the slot.
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
