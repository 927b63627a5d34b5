/** Somebody standing on a board, small enough to ride on a line. */
export function Paddler({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M25 9 33 36" stroke="var(--coral)" strokeWidth="2" />
      <path d="m31.600 30.500 3.600 7.500" stroke="var(--coral)" strokeWidth="4" />
      <circle cx="15.500" cy="6.500" r="3.700" fill="currentColor" stroke="none" />
      <path d="M15 13.500 14 23l-3.500 9.500M14 23l5 4.500-.5 5" />
      <path d="M15 14.500 21 19l6-2.500" strokeWidth="2.600" />
      <path d="M2 33.500h28l6-1.500q-3 4.500-9 4.500H8q-4.500 0-6-3z" fill="var(--coral)" stroke="none" />
    </svg>
  );
}
