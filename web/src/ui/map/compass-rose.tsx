/** North is up on each of our maps. */
export function CompassRose({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="-24 -24 48 48" className={`pointer-events-none size-12 ${className ?? ''}`}>
      <circle r="23" className="fill-paper" opacity=".85" />
      <circle r="17" className="fill-none stroke-line-strong" />
      <path d="M-15 0 0-4 15 0 0 4z" className="fill-line-strong" />
      <path d="M0 18-5 0H5z" className="fill-ink-soft" />
      <path d="M0-20-5.5 0h11z" className="fill-coral" />
    </svg>
  );
}
