import { adminPaths, type MoneyTab } from '@laine/contract/admin-paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCurrentTabInView } from '../../ui/hooks/use-current-tab-in-view.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';

type Props = { actions?: ReactNode; children: ReactNode };

const tabs: readonly { tab: MoneyTab | undefined; label: MessageDescriptor; isForOwners?: true }[] = [
  {
    tab: undefined,
    label: msg({ message: 'Statements', comment: 'Heading: the closed months of stations' }),
    isForOwners: true,
  },
  {
    tab: 'claims',
    label: msg({ message: 'Claims', comment: 'Tab: money asked for missing or broken things' }),
    isForOwners: true,
  },
  { tab: 'ledger', label: msg({ message: 'Ledger', comment: 'Tab: every movement of money' }) },
  { tab: 'transfers', label: msg({ message: 'Transfers', comment: 'Tab: refunds to be transferred by hand' }) },
  { tab: 'debts', label: msg({ message: 'Debts', comment: 'Tab: what customers owe' }) },
  { tab: 'gift-cards', label: msg({ message: 'Gift cards', comment: 'Tab: gift cards that were sold or issued' }) },
  { tab: 'passes', label: msg({ message: 'Passes', comment: 'Tab: seasonal passes on sale' }) },
  { tab: 'reviews', label: msg({ message: 'Reviews', comment: 'Tab: what customers wrote, to be published' }) },
];

/** The head of every page about money. Owners have the statements and claims of their stations. */
export function MoneyFrame({ actions, children }: Props) {
  const { t, i18n } = useLingui();
  const { isAdmin } = use(StaffPersonContext);
  const tabsRef = useCurrentTabInView<HTMLElement>();
  return (
    <StaffPage title={t({ message: 'Money', comment: 'Staff page: statements, payments, refunds' })} actions={actions}>
      <nav
        ref={tabsRef}
        aria-label={t({ message: 'Parts of the money page', comment: 'Name of the tabs, for screen readers' })}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:px-0"
      >
        {tabs
          .filter(({ isForOwners }) => isAdmin || isForOwners)
          .map(({ tab, label }) => (
            <NavLink
              key={tab ?? 'statements'}
              end
              to={adminPaths.money(tab)}
              className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-action"
            >
              {i18n._(label)}
            </NavLink>
          ))}
      </nav>
      {children}
    </StaffPage>
  );
}
