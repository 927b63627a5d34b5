import type { KeyboardEvent } from 'react';

type Props = {
  side: 'start' | 'end';
  label: string;
  /** Minutes from midnight on the station's clock. */
  minutes: number;
  lowest: number;
  highest: number;
  text: string;
  hasTooFewBoards: boolean;
  onStep: (steps: number) => void;
  onEdge: (edge: 'first' | 'last') => void;
};

const stepsOfKey: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 12,
  PageDown: -12,
};

/** One end of the slot. Its touch target lies outside the slot, so that both fit even on the shortest slot. */
export function SlotHandle({ side, label, minutes, lowest, highest, text, hasTooFewBoards, onStep, onEdge }: Props) {
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two range inputs cannot hold one slot between them
      role="slider"
      tabIndex={0}
      data-grip={side}
      aria-label={label}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={minutes}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      className={`absolute inset-y-0 flex w-11 cursor-ew-resize touch-none items-center rounded-control outline-offset-0 ${side === 'start' ? 'right-full -mr-2 justify-end' : 'left-full -ml-2'}`}
    >
      <span
        className={`grid h-9 w-4 place-items-center rounded-full border-2 border-paper shadow-float ${hasTooFewBoards ? 'bg-coral' : 'bg-fill'}`}
      >
        <span className="h-3.5 w-0.5 rounded-full bg-white/80" />
      </span>
    </div>
  );
}
