import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { AdminStation } from '@laine/contract/admin/entities.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { SettingsCard } from '../station/settings-card.tsx';
import { stationLabel } from '../station/station-label.ts';
import { NewStationForm } from './new-station-form.tsx';
import { isBeingSetUp, nextStep } from './set-up-progress.ts';
import { setUpWords } from './set-up-words.ts';
import { StepsNav } from './steps-nav.tsx';

type Props = { loaded: CallAnswer<typeof stationCalls.adminStations> };

/** The first step: a station gets its id and lockers. Unfinished stations continue from here. */
export function NewStationPage({ loaded }: Props) {
  const { t } = useLingui();
  const { stations } = useCall(stationCalls.adminStations, {}, { initialData: loaded }).data ?? loaded;
  const begun = stations.filter(isBeingSetUp);
  return (
    <StaffPage title={t({ message: 'New station', comment: 'Staff page: a station is set up' })}>
      <StepsNav current="lockers" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <NewStationForm taken={new Set(stations.map(({ id }) => id))} />
        {begun.length > 0 && (
          <SettingsCard
            title={<Trans comment="Heading: stations whose setting up is not finished">Begun earlier</Trans>}
            note={<Trans>Go on where it was left, at any browser.</Trans>}
          >
            <ul className="grid divide-y divide-line">
              {begun.map((station) => (
                <BegunStation key={station.id} station={station} />
              ))}
            </ul>
          </SettingsCard>
        )}
      </div>
    </StaffPage>
  );
}

function BegunStation({ station }: { station: AdminStation }) {
  const { i18n } = useLingui();
  const step = i18n._(setUpWords[nextStep(station) ?? 'doors']);
  return (
    <li>
      <Link to={adminPaths.newStation(station.id)} className="flex min-h-12 items-center gap-3 py-2 hover:text-action">
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{stationLabel(station).name}</span>
          <span className="text-sm text-ink-soft">
            <Trans comment="step is the name of what is to be done next">Next: {step}</Trans>
          </span>
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0 text-action" />
      </Link>
    </li>
  );
}
