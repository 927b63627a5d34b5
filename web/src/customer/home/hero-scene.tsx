const NARROW = '(max-width: 63.99rem)';
const DARK = '(prefers-color-scheme: dark)';

/** Morning for the light scheme, moonlight for the dark one; a portrait cut where there is no room beside the words. */
export function HeroScene() {
  return (
    <>
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
          className="absolute inset-x-0 bottom-0 -z-20 h-auto w-full lg:h-full lg:object-cover lg:object-[70%_60%]"
        />
      </picture>
      {/* Mist over the far shore keeps the words readable wherever the horizon falls. */}
      <div className="absolute inset-y-0 left-0 -z-10 w-3/5 bg-linear-to-r from-mist to-transparent mask-b-from-45% mask-b-to-75% max-lg:hidden" />
    </>
  );
}
