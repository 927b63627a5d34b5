import type { ReactNode } from 'react';
import type { Thing } from '../../../src/screen/screen.ts';

function Picture({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Drawn around its own centre, 376 high, so that lockers can show it too. */
export function BoardShape() {
  return (
    <>
      <path
        fill="#fff"
        stroke="#0b2e3a"
        strokeWidth="5"
        d="M0-188C30-175 48-94 48 0c0 94-6 162-28 188q-20 6-40 0c-22-26-28-94-28-188C-48-94-30-175 0-188z"
      />
      <path fill="#8cc9c9" d="M-32-22Q0-38 32-22V103Q29 146 17 150H-17Q-29 146-32 103z" />
      <path
        fill="none"
        stroke="#cf4520"
        strokeWidth="7"
        strokeLinecap="round"
        d="M-30-79q15-11 30 0t30 0M-30-62q15-11 30 0t30 0M-10 34H10"
      />
    </>
  );
}

/** From the handle at the top to the blade at the bottom, 300 high. */
export function PaddleShape() {
  return (
    <>
      <path fill="none" stroke="#c97a46" strokeWidth="9" strokeLinecap="round" d="M0-146V80M-15-146h30" />
      <path fill="#fff" stroke="#0b2e3a" strokeWidth="5" d="M-5 66H5Q20 106 16 146q-16 10-32 0Q-20 106-5 66z" />
      <path fill="none" stroke="#cf4520" strokeWidth="6" strokeLinecap="round" d="M-9 124q4.5-6 9 0t9 0" />
    </>
  );
}

export function VestShape() {
  return (
    <>
      <path
        fill="#cf4520"
        stroke="#0b2e3a"
        strokeWidth="2.4"
        d="M-26-34Q-30-40-22-44l8-2c2 12 8 22 14 24 6-2 12-12 14-24l8 2q8 4 4 10c-2 14 4 24 6 36l-1 38q0 6-6 6h-50q-6 0-6-6l-1-38c2-12 8-22 6-36z"
      />
      <path fill="none" stroke="#8f2d12" strokeWidth="3" d="M0-22V46" />
      <path fill="none" stroke="#8f2d12" strokeWidth="5" d="M-31 10h62M-31 28h62" />
      <path fill="#f4ece1" d="M-6 6H6v8H-6zM-6 24H6v8H-6z" />
    </>
  );
}

export function ThingPicture({ kind, className }: { kind: Thing['kind']; className?: string }) {
  switch (kind) {
    case 'board':
      return (
        <Picture className={className}>
          <g transform="translate(48 48) rotate(24) scale(.235)">
            <BoardShape />
          </g>
        </Picture>
      );
    case 'paddle':
      return (
        <Picture className={className}>
          <g transform="translate(48 48) rotate(24) scale(.3)">
            <PaddleShape />
          </g>
        </Picture>
      );
    case 'vest':
      return (
        <Picture className={className}>
          <g transform="translate(48 48) scale(.86)">
            <VestShape />
          </g>
        </Picture>
      );
    default:
      return (
        <Picture className={className}>
          <path
            fill="#ffcb8e"
            stroke="#0b2e3a"
            strokeWidth="2.5"
            d="M22 84q-5-34 8-42h36q13 8 8 42-26 5-52 0zM36 42q0-18 12-18t12 18"
          />
        </Picture>
      );
  }
}
