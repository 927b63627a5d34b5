import type { Slot } from '@laine/rules/slot.ts';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { momentAt, placeOn } from './day-band.ts';

/** What a finger can hold: either end of the slot, or all of it. */
type Grip = 'start' | 'end' | 'slot';

export type SlotMoves = {
  setStart: (from: Slot, start: Temporal.Instant) => void;
  setEnd: (from: Slot, end: Temporal.Instant) => void;
  slide: (from: Slot, start: Temporal.Instant) => void;
};

type Drag = { grip: Grip; from: Slot; heldBeside: number };

/** Dragging an end or the whole slot along the band; a tap on the band brings the slot there. */
export function useSlotDrag(band: Slot, slot: Slot, moves: SlotMoves) {
  const drag = useRef<Drag>(null);
  const wasDragged = useRef(false);

  const placeOf = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return (event.clientX - left) / width;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = gripOf(event.target);
    wasDragged.current = grip !== undefined;
    if (!grip) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const held = placeOn(band, grip === 'end' ? slot.end : slot.start);
    drag.current = { grip, from: slot, heldBeside: placeOf(event) - held };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { grip, from, heldBeside } = drag.current;
    const moment = momentAt(band, placeOf(event) - heldBeside);
    if (grip === 'start') moves.setStart(from, moment);
    else if (grip === 'end') moves.setEnd(from, moment);
    else moves.slide(from, moment);
  };

  const onPointerUp = () => {
    drag.current = null;
  };

  // It does not start on pointer down: scrolling the page with a thumb over the band must not move the slot.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (wasDragged.current) return;
    moves.slide(slot, momentAt(band, placeOf(event)));
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick };
}

function gripOf(target: EventTarget): Grip | undefined {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]')?.dataset['grip'] : undefined;
  return grip === 'start' || grip === 'end' || grip === 'slot' ? grip : undefined;
}
