import type { KeyboardEvent, ReactNode } from 'react';
import type { Moved } from './biting-limit.ts';

export type GripValues = {
  label: string;
  /** Minutes from midnight on the station's clock. */
  minutes: number;
  lowest: number;
  highest: number;
  /** Read aloud instead of the minutes. */
  text: string;
};

type Props = GripValues & {
  grip: Moved;
  onStep: (steps: number) => void;
  onEdge: (edge: 'first' | 'last') => void;
  className: string;
  style: { left: string; width?: string };
  children?: ReactNode;
};

const stepsOfKey: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 12,
  PageDown: -12,
};

/** A handle on the timeline, for fingers and keys. A finger that moves up or down still scrolls the page. */
export function SlotGrip({ grip, label, minutes, lowest, highest, text, onStep, onEdge, ...look }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (steps !== undefined) onStep(steps);
    else if (event.key === 'Home') onEdge('first');
    else if (event.key === 'End') onEdge('last');
    else return;
    event.preventDefault();
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- range inputs cannot hold one slot between them
      role="slider"
      tabIndex={0}
      data-grip={grip}
      aria-label={label}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={minutes}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      style={look.style}
      className={`absolute touch-pan-y ${look.className}`}
    >
      {look.children}
    </div>
  );
}
