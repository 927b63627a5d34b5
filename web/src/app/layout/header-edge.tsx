import { waveEdge } from '@laine/palette/wave-art.ts';
import { useId } from 'react';

const { length, height, above, path, strokeWidth } = waveEdge;

/** The header ends in small waves: its own colour above a thin line. */
export function HeaderEdge() {
  const id = useId();
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-x-0 top-full -mt-px h-2.5 w-full">
      <defs>
        <pattern id={id} width={length} height={height} patternUnits="userSpaceOnUse">
          <path className="fill-foam" d={above} />
          <path className="fill-none stroke-line-strong" strokeWidth={strokeWidth} d={path} />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
