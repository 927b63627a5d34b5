/** Somebody standing on a board, small enough to ride on a line and at ease on light and on deep water. */
export function Paddler({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="-60 -110 120 120"
      width="40"
      height="40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-58-4q2-3 8-3h84q14 0 26-8-8 18-30 18h-76q-10 0-12-7z" fill="#fff" />
      <path d="M-57-2q1 5 11 5h76q16 0 25-12-8 8-24 8h-82q-5 0-6-1z" fill="var(--fill)" />
      <path d="M3-46 12-27 9-6h6M9-79 24-80 29-93" stroke="#d1966d" strokeWidth="6.5" />
      <path d="M-4-46 3-28-8-6h7" stroke="#e9b48c" strokeWidth="7.5" />
      <path d="M-3-50 2-35M0-51 10-36" stroke="var(--fill)" strokeWidth="11.5" />
      <path d="M27-97 36-15M23-97l8-1" stroke="#b9764a" strokeWidth="3.5" />
      <path d="M34-24h4c5 8 7 19 5 30l-8 1c-4-10-5-21-1-31z" fill="var(--coral)" />
      <path d="M-11-52c-1-13 3-27 12-34 6-4 13-2 15 4 2 9-5 20-10 30-5 4-13 3-17 0z" fill="var(--coral)" />
      <path d="M-8-61q9 2 18 0M-4-72q9 2 18 0" stroke="#f5a883" strokeWidth="2.5" strokeLinecap="butt" />
      <circle cx="14" cy="-96" r="8.5" fill="#e9b48c" />
      <path d="M11-89c-6 0-8-5-7-10 1-6 7-9 13-7 4 1 6 4 5 8-4 0-7-1-8-3 0 5 0 9-3 12z" fill="#6b4126" />
      <circle cx="4" cy="-101" r="4" fill="#6b4126" />
      <path d="M6-77 19-66 32-57" stroke="#e9b48c" strokeWidth="6.5" />
    </svg>
  );
}
