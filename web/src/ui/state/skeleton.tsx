/** The place of something that is on its way; its size comes with the class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />;
}
