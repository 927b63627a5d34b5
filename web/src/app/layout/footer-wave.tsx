/** The shore between page and footer; two swells so that it never looks like a ruler. */
export function FooterWave() {
  return (
    <svg aria-hidden viewBox="0 0 1440 80" preserveAspectRatio="none" className="block h-10 w-full text-deep md:h-16">
      <path
        fill="currentColor"
        fillOpacity="0.14"
        d="M0 46C180 14 330 12 520 34s350 34 520 10 260-30 400-16v52H0Z"
      />
      <path fill="currentColor" d="M0 60c160-22 300-24 470-6s330 22 500 2 300-26 470-8v32H0Z" />
    </svg>
  );
}
