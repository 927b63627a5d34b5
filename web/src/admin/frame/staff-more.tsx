import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { useDismissable } from '../../ui/hooks/use-dismissable.ts';
import type { StaffEntry } from './staff-entries.ts';

/** The entries that don't fit the bar at the bottom of a phone. */
export function StaffMore({ entries }: { entries: readonly StaffEntry[] }) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  return (
    <details ref={ref} className="group flex-auto">
      <summary className="grid min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium text-ink-soft group-open:text-action">
        <Ellipsis aria-hidden className="size-5" />
        <Trans comment="Opens the further staff pages on a phone">More</Trans>
      </summary>
      <ul className="absolute right-3 bottom-full mb-2 grid w-64 animate-rise gap-1 rounded-card border border-line bg-paper p-2 shadow-float">
        {entries.map(({ address, label, icon: Icon }) => (
          <li key={address}>
            <NavLink
              to={address}
              className="flex min-h-12 items-center gap-3 rounded-control px-3 text-sm font-medium hover:bg-tint aria-[current=page]:text-action"
            >
              <Icon aria-hidden className="size-5" />
              {i18n._(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
