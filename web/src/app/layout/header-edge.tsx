import { useId } from 'react';

/** The header ends in small waves: its own colour above a thin line. */
export function HeaderEdge() {
  const id = useId();
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-x-0 top-full -mt-px h-2.5 w-full">
      <defs>
        <pattern id={id} width="44" height="10" patternUnits="userSpaceOnUse">
          <path className="fill-foam" d="M-1 0h46v4q-5.5 4-11 0t-11 0-11 0-11 0H-1Z" />
          <path
            className="fill-none stroke-line-strong"
            strokeWidth="1.25"
            d="M-22 4q5.5 4 11 0t11 0 11 0 11 0 11 0 11 0 11 0"
          />
        </pattern>
      </defs>
      <rect width="100%" height="10" fill={`url(#${id})`} />
    </svg>
  );
}
