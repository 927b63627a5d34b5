import { PaddleShape } from './things.tsx';

/** A paddle blade held to the reader beside the screen. */
export function Reader({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 96" className={className} aria-hidden="true">
      <rect x="58" y="10" width="58" height="76" rx="12" fill="#0b2e3a" />
      <circle cx="87" cy="48" r="6" fill="#ffcb8e" />
      <path
        fill="none"
        stroke="#8cc9c9"
        strokeWidth="4"
        strokeLinecap="round"
        d="M76 60a17 17 0 0 1 0-24M98 36a17 17 0 0 1 0 24M69 69a30 30 0 0 1 0-42M105 27a30 30 0 0 1 0 42"
      />
      <g transform="translate(24 54) rotate(-118) scale(.36)">
        <PaddleShape />
      </g>
    </svg>
  );
}
