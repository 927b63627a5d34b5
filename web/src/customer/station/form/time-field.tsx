import type { Slot } from '@laine/rules/time/slot.ts';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { readTypedTime } from '../../../ui/field/read-typed-time.ts';
import { StepButton } from './step-button.tsx';

const TYPING_PAUSE_MS = 900;

type Props = {
  id: string;
  label: ReactNode;
  /** The buttons of both fields stand side by side, so each says which time it moves. */
  stepNames: { earlier: string; later: string };
  /** 'HH:mm' as it stands. */
  value: string;
  slot: Slot;
  /** The wall time in seconds, and the slot when typing began. */
  onTime: (from: Slot, timeInSeconds: number) => void;
  onStep: (steps: number) => void;
  describedBy: string;
  isWrong: boolean;
};

/**
 * The choice follows each key, but the text is corrected only when typing pauses: a clamped '1' would never let anyone
 * type '14'. Each change starts from the slot before typing began, so a half-typed time does not move the other end.
 */
export function TimeField({ id, label, stepNames, value, slot, onTime, onStep, describedBy, isWrong }: Props) {
  const [typed, setTyped] = useState<string>();
  const before = useRef(slot);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => setTyped(undefined), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const type = (text: string) => {
    if (typed === undefined) before.current = slot;
    setTyped(text);
    const time = readTypedTime(text);
    if (time !== undefined) onTime(before.current, time);
  };
  const step = (steps: number) => {
    setTyped(undefined);
    onStep(steps);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 12, PageDown: -12 }[event.key];
    if (event.key === 'Enter') setTyped(undefined);
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex items-stretch rounded-control border border-line-strong bg-paper transition-colors focus-within:border-action hover:border-action has-aria-invalid:border-alert">
        <StepButton label={stepNames.earlier} onStep={() => step(-1)} icon={Minus} />
        <input
          id={id}
          name={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          className="figures min-h-12 w-full min-w-0 bg-transparent text-center text-base font-semibold sm:text-lg outline-offset-0"
        />
        <StepButton label={stepNames.later} onStep={() => step(1)} icon={Plus} />
      </div>
    </div>
  );
}
