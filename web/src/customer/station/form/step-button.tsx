import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

const REPEAT_AFTER_MS = 400;
const REPEAT_EVERY_MS = 90;

type Props = { label: string; icon: LucideIcon; onStep: () => void };

/** It repeats while it is held down. The keyboard skips it, because the field beside it has the arrow keys. */
export function StepButton({ label, icon: Icon, onStep }: Props) {
  const latest = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = (delayInMs: number) => {
    timer.current = setTimeout(() => {
      latest.current();
      repeat(REPEAT_EVERY_MS);
    }, delayInMs);
  };
  const stop = () => clearTimeout(timer.current);

  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={() => latest.current()}
      onPointerDown={() => repeat(REPEAT_AFTER_MS)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      className="grid w-[48px] shrink-0 touch-manipulation place-items-center rounded-control text-action transition-colors select-none hover:bg-tint active:bg-tint"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
