/** The logo: one crest that curls, and the water under it. */
export function WaveMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 13.2c4.2 0 4.4-7.7 10-7.7 3.7 0 6 2.4 6 5.2 0 2.1-1.5 3.6-3.4 3.6-1.6 0-2.7-1.1-2.7-2.5" />
      <path d="M2 18.5c1.7-1.5 3.3-1.5 5 0s3.3 1.5 5 0 3.3-1.5 5 0 3.3 1.5 5 0" />
    </svg>
  );
}
