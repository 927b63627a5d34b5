import { Trans } from '@lingui/react/macro';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { CommandForm } from './command-form.tsx';
import { StationKey } from './station-key.tsx';
import { UpdateProgram } from './update-program.tsx';

type Props = { loaded: StationDetail };

/** The station's own computer, for those who repair it: admins only. */
export function ConsolePage({ loaded }: Props) {
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <SettingsCard
            title={<Trans comment="Heading: a command line on the station’s computer">Command</Trans>}
            note={
              <Trans>
                It runs on the station’s own computer, where its program allows that, for ten seconds at most. What you
                type stands in the audit.
              </Trans>
            }
          >
            <CommandForm station={station} />
          </SettingsCard>
          <div className="grid gap-6">
            <SettingsCard
              title={<Trans comment="Heading: a newer version of the station’s program">Program</Trans>}
              note={<Trans>The station fetches the newest version and starts anew; rentals go on.</Trans>}
            >
              <UpdateProgram station={station} />
            </SettingsCard>
            <SettingsCard
              title={<Trans comment="Heading: the key with which a station signs in">Station key</Trans>}
              note={<Trans>With it the station’s program signs in. There is one at a time.</Trans>}
            >
              <StationKey station={station} />
            </SettingsCard>
          </div>
        </div>
      )}
    </StationFrame>
  );
}
