import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { StaffPage } from '../frame/staff-page.tsx';

const tabStyle =
  '-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-action';

/** The head of both records: what staff did, and who came in or was turned away. */
export function AuditFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <StaffPage title={t({ message: 'Audit', comment: 'Staff page: who did what' })} actions={actions}>
      <nav
        aria-label={t({ message: 'Parts of the audit page', comment: 'Name of the tabs, for screen readers' })}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:px-0"
      >
        <NavLink end to={adminPaths.audit()} className={tabStyle}>
          <Trans comment="Tab: what staff did">Actions</Trans>
        </NavLink>
        <NavLink end to={adminPaths.securityEvents()} className={tabStyle}>
          <Trans comment="Tab: sign-ins, refusals, who read bookings">Security</Trans>
        </NavLink>
      </nav>
      {children}
    </StaffPage>
  );
}
