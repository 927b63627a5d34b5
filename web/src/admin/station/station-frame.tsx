import { adminPaths, type StationTab } from '@laine/contract/admin-paths.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { useCurrentTabInView } from '../../ui/hooks/use-current-tab-in-view.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { isBeingSetUp } from '../new-station/set-up-progress.ts';
import { MessageLink } from '../stations/message-link.tsx';
import { StationState } from '../stations/station-state.tsx';
import type { StationDetail } from './station-data.ts';
import { stationLabel } from './station-label.ts';

type Props = { loaded: StationDetail; children: (station: StationDetail) => ReactNode };

type Tab = { tab: StationTab | undefined; label: MessageDescriptor; isForAdmins?: true };

const tabs: readonly Tab[] = [
  { tab: undefined, label: msg({ message: 'Wall', comment: 'Tab: the lockers as they stand on the beach' }) },
  { tab: 'day', label: msg({ message: 'Day', comment: 'Tab: the rentals of one day, locker by locker' }) },
  { tab: 'items', label: msg({ message: 'Items', comment: 'Tab: boards, paddles and vests of a station' }) },
  { tab: 'todo', label: msg({ message: 'To do', comment: 'Tab: what is to be done at the next visit' }) },
  {
    tab: 'public',
    label: msg({ message: 'Hours and prices', comment: 'Tab: what customers see of a station' }),
  },
  { tab: 'closures', label: msg({ message: 'Closures', comment: 'Times at which a station or locker is closed' }) },
  { tab: 'preferences', label: msg({ message: 'Preferences', comment: 'Tab: settings of the station’s program' }) },
  { tab: 'people', label: msg({ message: 'People', comment: 'Tab: who runs the station' }) },
  { tab: 'webhook', label: msg({ message: 'Webhook', comment: 'Tab: events that are sent to another program' }) },
  { tab: 'health', label: msg({ message: 'Health', comment: 'Tab: how the station’s technology is' }) },
  { tab: 'log', label: msg({ message: 'Log', comment: 'Tab: what happened at the station' }) },
  {
    tab: 'console',
    label: msg({ message: 'Console', comment: 'Tab: commands for the station’s computer' }),
    isForAdmins: true,
  },
];

/** The head of every page about a station, and the ways between them. */
export function StationFrame({ loaded, children }: Props) {
  const { t, i18n } = useLingui();
  const { isAdmin } = use(StaffPersonContext);
  const tabsRef = useCurrentTabInView<HTMLElement>();
  const station = useCall(stationCalls.adminStation, { stationId: loaded.id }, { initialData: loaded }).data ?? loaded;
  const { name } = stationLabel(station);
  return (
    <StaffPage
      title={name}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          {isAdmin && isBeingSetUp(station) && (
            <Link to={adminPaths.newStation(station.id)} className={buttonStyle('quiet', 'small')}>
              <Trans comment="Link to the next step of setting up a station">Finish setting up</Trans>
            </Link>
          )}
          <div className="group-data-cut:grayscale">
            <StationState station={station} />
          </div>
          <MessageLink stationId={station.id} />
        </div>
      }
    >
      <nav
        ref={tabsRef}
        aria-label={t({ message: 'Parts of the station', comment: 'Name of the tabs, for screen readers' })}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:px-0"
      >
        {tabs
          .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
          .map(({ tab, label }) => (
            <NavLink
              key={tab ?? 'wall'}
              // The page of one thing belongs to the list of all.
              end={tab !== 'items'}
              to={adminPaths.station(station.id, tab)}
              className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-action"
            >
              {i18n._(label)}
            </NavLink>
          ))}
      </nav>
      {children(station)}
    </StaffPage>
  );
}
