import type { ReactNode } from 'react';

type ArtProps = { className?: string | undefined };

// Outlines take the text colour; fills follow the palette.
const paper = 'var(--paper)';
const action = 'var(--action)';
const coral = 'var(--coral)';
const line = 'var(--line)';

function Art({ className, children }: ArtProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width="96"
      height="96"
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function BoardArt({ className }: ArtProps) {
  return (
    <Art className={className}>
      <g transform="rotate(24 48 48)">
        <path
          d="M48 6c8 6 12.5 22 12.5 42 0 19-2 34-8 41q-4.5 2.5-9 0c-6-7-8-22-8-41C35.5 28 40 12 48 6z"
          fill={paper}
          stroke="currentColor"
        />
        <path d="M40.5 46q7.5-4 15 0v26q-1.5 7-4 8h-7q-2.5-1-4-8z" fill={line} />
        <path d="M40 32q4-4 8 0t8 0M44.5 58h7" stroke={coral} />
      </g>
    </Art>
  );
}

export function PaddleArt({ className }: ArtProps) {
  return (
    <Art className={className}>
      <g transform="rotate(24 48 48)">
        <path d="M48 8v54M42 8h12" stroke="currentColor" strokeWidth="3.5" />
        <path d="M46.5 58h3c5 7 8 17 7 28q-8.5 6-17 0c-1-11 2-21 7-28z" fill={paper} stroke="currentColor" />
        <path d="M42 78q3-3 6 0t6 0" stroke={coral} />
      </g>
    </Art>
  );
}

export function VestArt({ className }: ArtProps) {
  return (
    <Art className={className}>
      <path
        d="M27 19q-3-5 2-7l8-2c1 10 5 18 11 20 6-2 10-10 11-20l8 2q5 2 2 7c-2 11 3 20 5 29v32q0 6-6 6H28q-6 0-6-6V48c2-9 7-18 5-29z"
        fill={coral}
        stroke="currentColor"
      />
      <path d="M48 30v56" stroke="currentColor" />
      <path d="M22 54h52M22 69h52" stroke={paper} strokeWidth="4" strokeLinecap="butt" />
      <path d="M43 50h10v8H43zM43 65h10v8H43z" fill={paper} stroke="currentColor" strokeWidth="2" />
    </Art>
  );
}

export function LockerClosedArt({ className }: ArtProps) {
  return (
    <Art className={className}>
      <path d="M18 12h60" stroke="currentColor" strokeWidth="5" />
      <path d="M24 14h48v72H24z" fill={paper} stroke="currentColor" />
      <path d="M31 21h34v59H31z" fill={action} />
      <path d="M31 40q4.25-4 8.5 0t8.5 0 8.5 0 8.5 0M59 52v9M42 73h12" stroke={paper} />
      <path d="M12 88h72" stroke="currentColor" />
    </Art>
  );
}

/** For lists with nothing in them yet: a calm sea, a low sun and a gull. */
export function EmptyWaveArt({ className }: ArtProps) {
  return (
    <Art className={className}>
      <circle cx="60" cy="34" r="13" fill={coral} opacity="0.85" />
      <path d="M2 56q11.5-10 23 0t23 0 23 0 23 0" stroke="currentColor" />
      <path d="M14 69q8.5-7 17 0t17 0 17 0 17 0M28 81q5-4 10 0t10 0 10 0 10 0" stroke={action} />
      <path d="M14 28q6-6 10 1 4-7 10-1" stroke="currentColor" />
    </Art>
  );
}
