import { Trans, useLingui } from '@lingui/react/macro';
import { CopyableText } from '../../ui/data/copyable-text.tsx';
import { SettingsCard } from '../station/settings-card.tsx';
import type { StationDetail } from '../station/station-data.ts';
import { FirstSign } from './first-sign.tsx';
import { ProgramKey } from './program-key.tsx';
import { SET_UP_COMMAND } from './start-command.ts';

type Props = { station: StationDetail; serverUrl: string; now: Temporal.Instant };

/** The two commands for the station's computer, and the wait for its first sign of life. */
export function ProgramStep({ station, serverUrl, now }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid max-w-4xl gap-6">
      <SettingsCard
        title={<Trans comment="Heading: first of two commands">1. Once on the station’s computer</Trans>}
        note={<Trans>In the folder of Laine. It fetches what the program needs and builds its touch screen.</Trans>}
      >
        <CopyableText
          text={SET_UP_COMMAND}
          label={t({ message: 'Command: set up', comment: 'Name of a command to copy, for screen readers' })}
        />
      </SettingsCard>
      <SettingsCard
        title={<Trans comment="Heading: second of two commands">2. Start the program</Trans>}
        note={
          <Trans>The key lets the program in for this station alone. It stands in the command, ready to copy.</Trans>
        }
      >
        <ProgramKey station={station} serverUrl={serverUrl} />
      </SettingsCard>
      <SettingsCard
        title={<Trans comment="Heading: waiting for the station’s program">3. The first sign of life</Trans>}
      >
        <FirstSign station={station} now={now} />
      </SettingsCard>
    </div>
  );
}
