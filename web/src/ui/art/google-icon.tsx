/** In Google's own colours, as its rules for sign-in buttons require. */
export function GoogleIcon({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={className}>
      <path
        fill="#4285f4"
        d="M22.5 12.27c0-.78-.07-1.53-.2-2.25H12v4.26h5.89a5.03 5.03 0 0 1-2.18 3.3v2.75h3.53c2.07-1.9 3.26-4.71 3.26-8.06Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.95 0 5.43-.98 7.24-2.66l-3.53-2.75c-.98.66-2.23 1.05-3.71 1.05-2.85 0-5.27-1.93-6.13-4.52H2.22v2.84A10.94 10.94 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.87 14.12a6.6 6.6 0 0 1 0-4.24V7.04H2.22a11 11 0 0 0 0 9.92Z" />
      <path
        fill="#ea4335"
        d="M12 5.36c1.61 0 3.05.55 4.19 1.64l3.13-3.13A10.5 10.5 0 0 0 12 1 10.94 10.94 0 0 0 2.22 7.04l3.65 2.84C6.73 7.3 9.15 5.36 12 5.36Z"
      />
    </svg>
  );
}
