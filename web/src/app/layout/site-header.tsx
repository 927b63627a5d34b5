import { paths } from '@laine/contract/paths.ts';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { isWithin } from '../../audience/is-within.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { NearBooking, Viewer } from '../site.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { CodeBar } from './code-bar.tsx';
import { DebtLink } from './debt-link.tsx';
import { EntryLink } from './entry-link.tsx';
import { HeaderEdge } from './header-edge.tsx';
import { headerEntries } from './header-entries.ts';
import { LanguageList } from './language-list.tsx';
import { LanguageSelect } from './language-select.tsx';
import { PhoneMenu } from './phone-menu.tsx';

type Props = { viewer: Viewer | null; near: NearBooking | null; brandName: string };

export function SiteHeader({ viewer, near, brandName }: Props) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isAdminView = isWithin(pathname, paths.admin());
  const entries = headerEntries(viewer, isAdminView);
  const owesInCents = viewer?.owesInCents ?? 0;
  return (
    <header className="sticky top-0 z-40 bg-foam">
      {near && pathname !== paths.booking(near.booking.id) && <CodeBar near={near} />}
      <HeaderEdge />
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-18">
        <BrandLink name={brandName} />
        <nav
          aria-label={t({ message: 'Main', comment: 'Name of the main navigation, for screen readers' })}
          className="ml-2 hidden grow items-center gap-1 whitespace-nowrap lg:flex xl:ml-6"
        >
          {entries.primary.map((entry) => (
            <EntryLink
              key={entry}
              entry={entry}
              className="rounded-control px-2 xl:px-3 py-2.5 text-sm font-medium text-ink transition-colors hover:bg-tint aria-[current=page]:text-action"
            />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {owesInCents > 0 && <DebtLink owesInCents={owesInCents} />}
          <LanguageSelect isSignedIn={viewer !== null} />
          <LanguageList />
          <EntryLink
            entry={entries.button}
            className={`${buttonStyle('action', 'small')} whitespace-nowrap max-sm:hidden`}
          />
          {viewer && <AccountMenu name={viewer.name} groups={entries.account} isTight={owesInCents > 0} />}
          <PhoneMenu viewer={viewer} entries={entries} />
        </div>
      </div>
    </header>
  );
}
