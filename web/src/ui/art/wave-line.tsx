import { useId } from 'react';

const WAVE_LENGTH = 40;
const HEIGHT = 12;

/** The thin wave line: a decorative separator that repeats over any width. */
export function WaveLine({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={WAVE_LENGTH} height={HEIGHT} patternUnits="userSpaceOnUse">
          {/* Starts and ends outside the tile, so that no seam shows between two waves. */}
          <path
            d="M-20 6q10 7 20 0t20 0 20 0 20 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}
