/** Each layer repeats after half its width, so drifting by that half shows no jump. */
const crest = 'M0 20C50 6 100 6 150 18S250 34 300 20 400 6 450 18 550 34 600 20';
const layer = `${crest}V140H0Z`;

type Props = { colors: readonly string[]; className?: string };

/** Layers of water from far to near; nearer ones are lower. */
export function Swell({ colors, className = '' }: Props) {
  return (
    <div aria-hidden className={`pointer-events-none overflow-hidden ${className}`}>
      {colors.map((color, index) => (
        <svg
          key={color}
          viewBox="0 0 600 100"
          preserveAspectRatio="none"
          className="absolute left-0 h-full w-[200%] animate-drift"
          style={{
            top: `${(index * 100) / colors.length}%`,
            animationDuration: `${34 - index * 5}s`,
            animationDirection: index % 2 === 0 ? 'normal' : 'reverse',
          }}
        >
          <path d={layer} fill={color} />
        </svg>
      ))}
    </div>
  );
}
