import type { InputHTMLAttributes, ReactNode } from 'react';
import { controlFrameStyle } from './control-style.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & { unit?: ReactNode };

/** Figures, and what they count in the same frame. */
export function UnitInput({ unit, ...input }: Props) {
  return (
    <div className={controlFrameStyle}>
      <input
        type="text"
        autoComplete="off"
        className="figures w-full min-w-0 rounded-control bg-transparent px-4 disabled:cursor-not-allowed disabled:text-ink-soft"
        {...input}
      />
      {unit !== undefined && (
        <span aria-hidden className="grid shrink-0 place-items-center pr-4 text-sm text-ink-soft">
          {unit}
        </span>
      )}
    </div>
  );
}
