import { waveMark } from '@laine/palette/wave-art.ts';

const { size, crest, water, strokeWidth } = waveMark;

/** The logo. */
export function WaveMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={crest} />
      <path d={water} />
    </svg>
  );
}
