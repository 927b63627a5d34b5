import { waveLine } from '@laine/palette/wave-art.ts';
import { useId } from 'react';

const { length, height, path, strokeWidth } = waveLine;

export function WaveLine({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height={height} aria-hidden="true">
      <defs>
        <pattern id={id} width={length} height={height} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
