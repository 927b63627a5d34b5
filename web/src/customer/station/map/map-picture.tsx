import { useLocale } from '../../../i18n/use-locale.ts';
import { distanceIn } from '../../../ui/map/distance-in.ts';
import { shallows } from '../../../ui/map/shallows.ts';
import type { MapPicture as Picture } from './map-picture.server.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, PIXELS_PER_KM } from './projection.ts';

const SCALE_IN_KM = 2;

/** The server draws it with the page; the live map later covers it, at the same scale and with the same names. */
export function MapPicture({ picture }: { picture: Picture }) {
  const locale = useLocale();
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        className="absolute top-1/2 left-1/2 max-w-none -translate-1/2"
      >
        <defs>
          <path id="land" d={picture.land} fillRule="evenodd" strokeLinejoin="round" />
        </defs>
        {shallows.map(({ width, lightness }) => (
          <use key={width} href="#land" className="fill-none" style={shadeOf(lightness)} strokeWidth={width} />
        ))}
        <use href="#land" className="fill-sand stroke-line-strong" strokeWidth="1.5" />
        <Names names={picture.names.narrow} className="@2xl:hidden" />
        <Names names={picture.names.wide} className="hidden @2xl:block" />
      </svg>
      <p
        aria-hidden
        className="absolute top-2.5 left-2.5 border-2 border-t-0 border-ink-soft bg-paper/85 px-1 text-xs/none text-ink"
        style={{ width: SCALE_IN_KM * PIXELS_PER_KM }}
      >
        {distanceIn(locale, 'kilometer').format(SCALE_IN_KM)}
      </p>
    </>
  );
}

const shadeOf = (lightness: number) => ({ stroke: `color-mix(in srgb, var(--tint) ${lightness * 100}%, var(--sky))` });

function Names({ names, className }: { names: Picture['names']['wide']; className: string }) {
  return (
    <g className={className} textAnchor="middle" dominantBaseline="central" paintOrder="stroke" strokeWidth="3">
      {names.map(({ kind, name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          className={
            kind === 'water'
              ? 'fill-action stroke-sky text-[15px]'
              : 'fill-ink-soft stroke-sand text-[15px] font-medium'
          }
        >
          {name}
        </text>
      ))}
    </g>
  );
}
