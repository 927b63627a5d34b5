import { EntryLink } from './entry-link.tsx';
import type { HeaderEntry } from './header-entries.ts';

/** A menu's links, with a hairline between groups. */
export function EntryGroups({ groups }: { groups: readonly (readonly HeaderEntry[])[] }) {
  return (
    <ul>
      {groups.map((group, index) => (
        <li key={group.join()} className={index > 0 ? 'mt-2 border-t border-line pt-2' : undefined}>
          <ul>
            {group.map((entry) => (
              <li key={entry}>
                <EntryLink
                  entry={entry}
                  className="flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-tint aria-[current=page]:text-action"
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
