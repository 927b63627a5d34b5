import type { MapPicture as Picture } from './map-picture.server.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './projection.ts';

/** The server draws it with the page; the live map later covers it. */
export function MapPicture({ picture }: { picture: Picture }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <path d={picture.land} fillRule="evenodd" className="fill-sand stroke-line-strong" strokeWidth="1.5" />
      {picture.labels.map(({ kind, name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          className={kind === 'water' ? 'fill-action text-base italic' : 'fill-ink-soft text-base font-medium'}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
