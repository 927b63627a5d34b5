const NARROW = '(max-width: 47.99rem)';
const DARK = '(prefers-color-scheme: dark)';

/** Morning for the light scheme, moonlight for the dark one; a portrait cut for phones. */
export function HeroScene() {
  return (
    <picture>
      <source media={`${NARROW} and ${DARK}`} srcSet="/scenes/hero-narrow-dark.svg" width={780} height={900} />
      <source media={NARROW} srcSet="/scenes/hero-narrow.svg" width={780} height={900} />
      <source media={DARK} srcSet="/scenes/hero-dark.svg" width={1600} height={900} />
      <img
        src="/scenes/hero.svg"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 -z-10 h-auto w-full md:h-full md:object-cover md:object-[70%_100%]"
      />
    </picture>
  );
}
