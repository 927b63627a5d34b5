import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { staffEntries } from '../frame/staff-entries.ts';
import { CommandMenu } from './command-menu.tsx';
import { menuActs } from './menu-acts.ts';

/** On every staff screen: looks like a field, and opens the search menu. So does Ctrl K, or Cmd K. */
export function FindButton({ isAdmin }: { isAdmin: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line-strong bg-paper px-3.5 text-left text-sm text-ink-soft hover:border-action"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        <span className="grow truncate">
          <Trans comment="Button that looks like a search field: finds bookings, people, stations and lockers">
            Find
          </Trans>
        </span>
        <kbd aria-hidden className="hidden rounded-sm border border-line px-1.5 text-xs whitespace-nowrap lg:inline">
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <CommandMenu entries={[...staffEntries(isAdmin), ...menuActs(isAdmin)]} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
