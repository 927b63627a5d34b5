import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type Props = { to: string; children: ReactNode };

export function FooterLink({ to, children }: Props) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={pathname === to ? 'page' : undefined}
        className="inline-flex min-h-9 items-center text-sm text-deep-ink underline-offset-4 hover:underline"
      >
        {children}
      </Link>
    </li>
  );
}
