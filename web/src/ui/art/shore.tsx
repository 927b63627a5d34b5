type Props = { className?: string; swell?: string };

/** The edge between two surfaces of a page: two swells in the colour of the next. */
export function Shore({ className = '', swell = '' }: Props) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      className={`pointer-events-none block h-8 w-full md:h-14 ${className}`}
    >
      <path
        className={swell}
        fill="currentColor"
        fillOpacity="0.35"
        d="M0 46C180 14 330 12 520 34s350 34 520 10 260-30 400-16v53H0Z"
      />
      <path fill="currentColor" d="M0 60c160-22 300-24 470-6s330 22 500 2 300-26 470-8v33H0Z" />
    </svg>
  );
}
