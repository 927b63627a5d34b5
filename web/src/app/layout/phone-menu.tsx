import { useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useDismissable } from '../../ui/hooks/use-dismissable.ts';
import type { Viewer } from '../site.ts';
import { EntryGroups } from './entry-groups.tsx';
import type { HeaderEntries } from './header-entries.ts';
import { NameBadge } from './name-badge.tsx';
import { phoneGroups } from './phone-groups.ts';

type Props = { viewer: Viewer | null; entries: HeaderEntries };

/** Everything for which the bar has no room on a phone. */
export function PhoneMenu({ viewer, entries }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  return (
    <details ref={ref} className="group lg:hidden">
      <summary
        aria-label={t`Menu`}
        className="-mr-2 grid size-11 place-items-center rounded-control transition-colors group-open:bg-tint hover:bg-tint"
      >
        <Menu aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t`Menu`}
        className="absolute inset-x-3 top-full mt-1 max-h-[calc(100svh-6rem)] animate-rise overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-float sm:left-auto sm:w-80"
      >
        {viewer && (
          <p className="mb-2 flex items-center gap-2 border-b border-line p-3 pt-2 text-sm font-medium">
            <NameBadge name={viewer.name} />
            <span className="truncate">{viewer.name}</span>
          </p>
        )}
        <EntryGroups groups={phoneGroups(entries)} />
      </nav>
    </details>
  );
}
