import { adminPaths } from '@laine/contract/admin-paths.ts';
import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { LiveMark } from '../live/live-mark.tsx';
import { staffEntries, type StaffEntry } from './staff-entries.ts';
import { StaffMore } from './staff-more.tsx';

/** The most that a thumb can tell apart at the bottom of a phone; the rest is behind 'More'. */
const ON_PHONE = 4;

/** At the side if there's room, otherwise at the bottom, near the thumb. */
export function StaffNav({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useLingui();
  const entries = staffEntries(isAdmin);
  const [first, rest] = [entries.slice(0, ON_PHONE), entries.slice(ON_PHONE)];
  const name = t({ message: 'Staff', comment: 'Name of the staff navigation, for screen readers' });
  return (
    <>
      <nav aria-label={name} className="hidden content-start gap-1 lg:grid">
        {entries.map((entry) => (
          <SideLink key={entry.address} {...entry} />
        ))}
        <div className="mt-4 px-3">
          <LiveMark />
        </div>
      </nav>
      <nav
        aria-label={name}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {first.map((entry) => (
          <FootLink key={entry.address} {...entry} />
        ))}
        {rest.length > 0 && <StaffMore entries={rest} />}
      </nav>
    </>
  );
}

/** Every address of the staff screens begins like Today's. */
const isExact = (address: string) => address === adminPaths.today();

function SideLink({ address, label, icon: Icon }: StaffEntry) {
  const { i18n } = useLingui();
  return (
    <NavLink
      to={address}
      end={isExact(address)}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:text-action"
    >
      <Icon aria-hidden className="size-5" />
      {i18n._(label)}
    </NavLink>
  );
}

/** As wide as its word, so that no language is cut off. */
function FootLink({ address, label, icon: Icon }: StaffEntry) {
  const { i18n } = useLingui();
  return (
    <NavLink
      to={address}
      end={isExact(address)}
      className="grid min-h-14 min-w-0 flex-auto content-center justify-items-center gap-0.5 px-1 text-xs font-medium text-ink-soft aria-[current=page]:text-action"
    >
      <Icon aria-hidden className="size-5" />
      <span className="max-w-full truncate">{i18n._(label)}</span>
    </NavLink>
  );
}
