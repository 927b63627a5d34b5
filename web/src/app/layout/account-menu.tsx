import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useDismissable } from '../../ui/hooks/use-dismissable.ts';
import { EntryGroups } from './entry-groups.tsx';
import type { HeaderEntry } from './header-entries.ts';
import { NameBadge } from './name-badge.tsx';

type Props = {
  name: string;
  groups: readonly (readonly HeaderEntry[])[];
  /** The bar has more in it than usual, and stays one line. */
  isTight: boolean;
};

export function AccountMenu({ name, groups, isTight }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissable(ref);
  return (
    <details ref={ref} className="group relative hidden lg:block">
      <summary className="flex min-h-11 items-center gap-2 rounded-control py-1 pr-2 pl-1.5 text-sm font-medium transition-colors group-open:bg-tint hover:bg-tint">
        <NameBadge name={name} />
        <span className={`truncate ${isTight ? 'max-w-16 max-xl:sr-only' : 'max-w-24 xl:max-w-40'}`}>{name}</span>
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 mt-2 w-64 animate-rise rounded-card border border-line bg-paper p-2 shadow-float">
        <EntryGroups groups={groups} />
      </div>
    </details>
  );
}
