import { adminPaths, type SetUpStep } from '@laine/contract/admin-paths.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { FactsForm } from '../station/public/facts-form.tsx';
import type { StationDetail } from '../station/station-data.ts';
import { stationLabel } from '../station/station-label.ts';
import { BoardsStep } from './boards-step.tsx';
import { DoorsStep } from './doors-step.tsx';
import { HardwareStep } from './hardware-step.tsx';
import { ProgramStep } from './program-step.tsx';
import { shownStep } from './set-up-progress.ts';
import { StepsNav } from './steps-nav.tsx';

const TICK_MS = 5_000;

type Props = { loaded: StationDetail; step: string | undefined; serverUrl: string; serverNow: string };

/** A station that is there and not finished: one step after the other, until its first door has opened. */
export function SetUpPage({ loaded, step, serverUrl, serverNow }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const now = useClock(serverNow, TICK_MS);
  const station = useCall(stationCalls.adminStation, { stationId: loaded.id }, { initialData: loaded }).data ?? loaded;
  const shown = shownStep(station, step);
  const { name } = stationLabel(station);
  const goTo = (next: SetUpStep) => () => void navigate(adminPaths.newStation(station.id, next));
  return (
    <StaffPage
      title={t({ message: `New station: ${name}`, comment: 'name is that of a station that is being set up' })}
    >
      <StepsNav station={station} current={shown} />
      {shown === 'public' && (
        <>
          <FactsForm
            station={station}
            now={now}
            onDone={goTo('hardware')}
            shownStatus="active"
            save={<Trans comment="Button: the form is saved, and the next step follows">Save and go on</Trans>}
          />
          {station.problems.length === 0 && (
            <p>
              <Link to={adminPaths.newStation(station.id, 'hardware')} className={buttonStyle('quiet')}>
                <Trans comment="Link to the next step; nothing was changed in this one">Go on as it is</Trans>
              </Link>
            </p>
          )}
        </>
      )}
      {shown === 'hardware' && <HardwareStep station={station} onDone={goTo('program')} />}
      {shown === 'program' && <ProgramStep station={station} serverUrl={serverUrl} now={now} />}
      {shown === 'doors' && <DoorsStep station={station} />}
      {shown === 'boards' && <BoardsStep station={station} />}
    </StaffPage>
  );
}
